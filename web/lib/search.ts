/**
 * Parses the query string as plain text. The router's default parses numbers and quotes as JSON, which would turn a
 * search for "1e3" into one for 1000.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Converts the result of a page's `validateSearch` to a query string with its question mark. */
export function stringifySearch(search: Record<string, unknown>): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null) given.set(name, String(value));
  }
  return given.size > 0 ? `?${given}` : '';
}
