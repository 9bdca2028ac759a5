/**
 * Query strings as browsers write them: every value is text. The router's own way would read numbers and
 * quotes as JSON, and a search for "1e3" would become one for 1000.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** The query string of what a page's `validateSearch` answers, with its question mark. */
export function stringifySearch(search: Record<string, unknown>): string {
  const given = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== null) given.set(name, String(value));
  }
  return given.size > 0 ? `?${given}` : '';
}
