/** Rows in columns: the first to the left, the others to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? "").length)));
  const cell = (text: string, at: number): string =>
    at === 0 ? text.padEnd(widths[at]!) : text.padStart(widths[at]!);
  return rows.map((row) => row.map(cell).join("  ").trimEnd()).join("\n");
}
