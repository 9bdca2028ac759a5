/** Reads the value of a search parameter; undefined if there is none or it is invalid. */
export type Reader<Value> = (value: unknown) => Value | undefined;

/** The search parameters of a page and how each is read. */
export type Readers = Readonly<Record<string, Reader<string | number>>>;

export type SearchOf<Of extends Readers> = { [Name in keyof Of]?: ReturnType<Of[Name]> };

/** Search parameters that all lists share: search text and pagination cursor. */
export type ListSearch = { q?: string | undefined; cursor?: string | undefined };

/** Changes some search parameters. Typing replaces the history entry; choosing an option pushes a new one. */
export type OnSearch<Search> = (change: Partial<Search>, options?: { replace?: boolean }) => void;

const MAX_WORDS_LENGTH = 200;

/** Reads the search parameters of a page; invalid values are left out. */
export function readSearch<Of extends Readers>(
  readers: Of,
  search: Readonly<Record<string, unknown>>,
): SearchOf<Of> {
  return withoutBlanks(
    Object.fromEntries(Object.entries(readers).map(([name, read]) => [name, read(search[name])])),
  ) as SearchOf<Of>;
}

/** A search parameter as text. Links within the site may pass an all-digit value as a number. */
export const text: Reader<string> = (value) =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : undefined;

/** A text of at most `length` characters. */
export const textUpTo =
  (length: number): Reader<string> =>
  (value) => {
    const given = text(value);
    return given !== undefined && given.length <= length ? given : undefined;
  };

/** Text to search for; a longer one is truncated. */
export const words: Reader<string> = (value) => text(value)?.slice(0, MAX_WORDS_LENGTH);

/** A flag, such as whether the dialog for a new row is open. */
export const flag: Reader<1> = (value) => (String(value) === '1' ? 1 : undefined);

/** A text that matches a pattern. */
export const matching =
  (pattern: RegExp): Reader<string> =>
  (value) =>
    pattern.test(text(value) ?? '') ? text(value) : undefined;

/** One of the allowed values. */
export const oneOf =
  <Value extends string>(values: readonly Value[]): Reader<Value> =>
  (value) =>
    values.find((each) => each === value);

/** The key of one of some tabs. */
export const keyOf = <Key extends string>(tabs: readonly { key: Key }[]): Reader<Key> =>
  oneOf(tabs.map(({ key }) => key));

/** A whole number from `min` to `max`. */
export const wholeNumber =
  (min: number, max: number): Reader<number> =>
  (value) => {
    const number = Number(value);
    return Number.isInteger(number) && number >= min && number <= max ? number : undefined;
  };

/** Leaves out parameters without a value. */
export function withoutBlanks<Search extends object>(search: Search): Partial<Search> {
  return Object.fromEntries(
    Object.entries(search).filter(([, value]) => value !== undefined && value !== ''),
  ) as Partial<Search>;
}

/** A local date from 1970 to 2999, such as `2031-03-11`. */
export const day = matching(/^(19[7-9]|2\d\d)\d-\d\d-\d\d$/);

/** An existing local date, such as `2031-03-11`. */
export const date: Reader<string> = (value) =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    ? value
    : undefined;
