/** Exit codes of the command, the same for every subcommand. */
export const EXIT = {
  /** Done: the act is legal, the suite conforms, the server stopped cleanly. */
  OK: 0,
  /** The act is illegal, or the suite does not conform. */
  NO: 1,
  /** Not run: bad usage, an unreadable file, a server that cannot be reached. */
  USAGE: 2,
  /** The request was refused with a gRPC status. */
  REFUSED: 3,
} as const;

/** What --help says of them. */
export const EXIT_HELP = `
Exit codes: 0 done, and the act is legal or the suite conforms; 1 the act is illegal or the suite does not conform;
2 could not run (usage, file, connection); 3 the request was refused.`;
