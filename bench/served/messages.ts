/** What a child server is told to serve. */
export interface ServeOrder {
  /** A request in base64 whose answer is given to every ValidatePlay call; without it plays are judged. */
  readonly alike?: string;
}

/** What a child server tells. */
export type ServerReport =
  | { readonly kind: "listening"; readonly port: number }
  | { readonly kind: "cpu"; readonly us: number };
