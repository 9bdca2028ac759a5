/** Search parameters that all lists share: search text and pagination cursor. */
export type ListSearch = { q?: string | undefined; cursor?: string | undefined };

/** Changes some search parameters. Typing replaces the history entry; choosing an option pushes a new one. */
export type OnSearch<Search> = (change: Partial<Search>, options?: { replace?: boolean }) => void;

const MAX_WORDS_LENGTH = 200;

/** Reads the search parameters that all lists share and the list's own ones; invalid values are left out. */
export function readListSearch<Others extends object>(
  search: Record<string, unknown>,
  others: Others,
): ListSearch & Partial<Others> {
  return withoutBlanks({
    q: textOf(search.q)?.slice(0, MAX_WORDS_LENGTH),
    cursor: textOf(search.cursor),
    ...others,
  });
}

/** A search parameter as text. Links within the site may pass an all-digit value as a number. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined;
}

/** The value if it is one of the allowed ones, or undefined. */
export function oneOf<Value extends string>(
  values: readonly Value[],
  value: unknown,
): Value | undefined {
  return values.find((each) => each === value);
}

/** Leaves out parameters without a value. */
export function withoutBlanks<Search extends object>(search: Search): Partial<Search> {
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== ''),
  ) as Partial<Search>;
}

const DATE = /^(19[7-9]|2\d\d)\d-\d\d-\d\d$/;

/** The value if it is a local date; undefined for anything else. */
export const dayOf = (value: unknown): string | undefined =>
  typeof value === 'string' && DATE.test(value) ? value : undefined;

/** Whether a value is a local date such as `2031-03-11`. */
export function isDate(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    /^\d{4}-\d{2}-\d{2}$/.test(value) &&
    !Number.isNaN(Date.parse(value))
  );
}
