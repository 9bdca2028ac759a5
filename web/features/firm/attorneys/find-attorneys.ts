import type { Attorney } from '../../../../src/features/firm/attorneys/schema.ts';

/** An attorney with the labels of their offices. */
export type Person = Attorney & { offices: readonly string[] };

/** What visitors look for; a practice area by its key, a language by its name, an office by its label. */
export type Wanted = {
  area?: string | undefined;
  language?: string | undefined;
  office?: string | undefined;
};
export type Facet = keyof Wanted;

/** More attorneys than this are found by area, language and office rather than read one by one. */
const FEW = 6;

export const hasMany = (people: readonly unknown[]): boolean => people.length > FEW;

const VALUES: Readonly<Record<Facet, (person: Person) => readonly string[]>> = {
  area: ({ practiceAreas }) => practiceAreas,
  language: ({ languages }) => languages,
  office: ({ offices }) => offices,
};
const FACETS = Object.keys(VALUES) as Facet[];

export const isFiltered = (wanted: Wanted): boolean =>
  FACETS.some((facet) => wanted[facet] !== undefined);

/** The people who have all that is wanted. */
export const findPeople = (people: readonly Person[], wanted: Wanted): Person[] =>
  people.filter((person) =>
    FACETS.every((facet) => {
      const value = wanted[facet];
      return value === undefined || VALUES[facet](person).includes(value);
    }),
  );

/** What is wanted, without values that nobody has, which an address could contain. */
export const knownIn = (people: readonly Person[], wanted: Wanted): Wanted =>
  Object.fromEntries(
    FACETS.map((facet) => [
      facet,
      findPeople(people, { [facet]: wanted[facet] }).length > 0 ? wanted[facet] : undefined,
    ]),
  );

export type Choice = {
  /** Undefined for no choice. */
  value: string | undefined;
  count: number;
  isChosen: boolean;
};

/**
 * The choices of a facet with how many people each would find beside what else is wanted: first none, then the values,
 * which are those that some people have and others do not. Empty if there is nothing to choose.
 */
export function choicesOf(people: readonly Person[], wanted: Wanted, facet: Facet): Choice[] {
  const rest = findPeople(people, { ...wanted, [facet]: undefined });
  const having = (some: readonly Person[], value: string) =>
    some.filter((person) => VALUES[facet](person).includes(value)).length;
  const values = [...new Set(people.flatMap(VALUES[facet]))].filter(
    (value) => having(people, value) < people.length || value === wanted[facet],
  );
  if (values.length === 0) return [];
  const none = { value: undefined, count: rest.length, isChosen: wanted[facet] === undefined };
  const choices = values.map((value) => ({
    value,
    count: having(rest, value),
    isChosen: value === wanted[facet],
  }));
  return [none, ...choices];
}

/** Suffixes that are no part of a last name. */
const SUFFIX = /^(jr|sr|ii|iii|iv|esq|phd|md)\.?$/i;

const lastNameOf = (name: string): string => {
  const words = name.replaceAll(',', ' ').split(/\s+/).filter(Boolean);
  return words.findLast((word) => !SUFFIX.test(word)) ?? name;
};

/** The people by last name, then by the whole name. */
export const byLastName = (people: readonly Person[]): Person[] =>
  people.toSorted(
    (a, b) =>
      lastNameOf(a.name).localeCompare(lastNameOf(b.name), 'en') ||
      a.name.localeCompare(b.name, 'en'),
  );

/**
 * What tells somebody from the others with the same name: the office, or else the role, a language or a practice area.
 * Undefined if nobody else has the name, or nothing differs.
 */
export function distinctionOf(
  person: Person,
  people: readonly Person[],
  areaLabel: (key: string) => string,
): string | undefined {
  const namesakes = people.filter(({ name, slug }) => name === person.name && slug !== person.slug);
  if (namesakes.length === 0) return undefined;
  const wordsOf = ({ offices, role, languages, practiceAreas }: Person) => [
    ...[...offices, role, ...languages],
    ...practiceAreas.map(areaLabel),
  ];
  const shared = new Set(namesakes.flatMap(wordsOf));
  return wordsOf(person).find((words) => !shared.has(words));
}

const WANTED_LENGTH = 80;

/** Parses the search parameters of the list; invalid values are left out. */
export function parseWanted(search: Record<string, unknown>): Wanted {
  const textIn = (value: unknown) =>
    typeof value === 'string' && value !== '' && value.length <= WANTED_LENGTH ? value : undefined;
  return {
    area: textIn(search.area),
    language: textIn(search.language),
    office: textIn(search.office),
  };
}

/** The address of the list for what is wanted. */
export function listHref(wanted: Wanted): string {
  const query = new URLSearchParams(
    FACETS.flatMap((facet) => {
      const value = wanted[facet];
      return value === undefined ? [] : [[facet, value]];
    }),
  );
  return query.size > 0 ? `/attorneys?${query}` : '/attorneys';
}
