import type { SiteContent } from './content-schema.ts';

/** An entry of a list of the document, with its index there, which errors name. */
type Placed<Entry> = { entry: Entry; index: number };

/** How a list of the document differs from that of the site. */
export type EntryChanges<Entry> = {
  added: Placed<Entry>[];
  changed: Placed<Entry>[];
  removed: Entry[];
};

/** Which entries are new, which differ, and which are missing. Entries with the same key are paired in order. */
export function changesOf<Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  keyOf: (entry: Entry) => string,
): EntryChanges<Entry> {
  const left = Map.groupBy(before, keyOf);
  const changes: EntryChanges<Entry> = { added: [], changed: [], removed: [] };
  for (const [index, entry] of after.entries()) {
    const found = left.get(keyOf(entry))?.shift();
    if (found === undefined) changes.added.push({ entry, index });
    else if (!isSame(found, entry)) changes.changed.push({ entry, index });
  }
  changes.removed = [...left.values()].flat();
  return changes;
}

/** Whether two values are the same in JSON. A member without a value counts as omitted. */
export const isSame = (one: unknown, other: unknown): boolean => textOf(one) === textOf(other);

/** JSON with the members in alphabetical order, so that equal values have equal texts. */
export function textOf(value: unknown): string {
  return JSON.stringify(value, (_key, member) =>
    member !== null && typeof member === 'object' && !Array.isArray(member)
      ? Object.fromEntries(Object.entries(member).sort(([a], [b]) => (a < b ? -1 : 1)))
      : member,
  );
}

/** What identifies the entries of each list. */
export const KEYS = {
  offices: ({ key }: SiteContent['offices'][number]) => key,
  practiceAreas: ({ key }: SiteContent['practiceAreas'][number]) => key,
  attorneys: ({ slug }: SiteContent['attorneys'][number]) => slug,
  consultationTypes: ({ key }: SiteContent['consultationTypes'][number]) => key,
  hosts: ({ attorney }: SiteContent['hosts'][number]) => attorney ?? '',
  pages: ({ path }: SiteContent['pages'][number]) => path,
  testimonials: ({ clientName, content }: SiteContent['testimonials'][number]) =>
    `${clientName}\n${content}`,
  articleCategories: ({ key }: SiteContent['articleCategories'][number]) => key,
  articles: ({ slug }: SiteContent['articles'][number]) => slug,
  mailTexts: ({ kind }: SiteContent['mailTexts'][number]) => kind,
  languages: ({ language }: SiteContent['languages'][number]) => language,
  translations: ({ language, entity, of }: SiteContent['translations'][number]) =>
    `${language} ${entity} ${of}`,
};
