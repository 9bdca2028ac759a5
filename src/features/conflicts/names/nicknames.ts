import NICKNAMES from './nicknames.json' with { type: 'json' };

/**
 * First names with the short or familiar forms that people use instead, in English and Spanish as in California. A form
 * may belong to several names: Chris, Pat. Folded (`foldText`).
 */
const FORMS_OF_NAMES = Object.entries(NICKNAMES).flatMap(([name, forms]) =>
  [...new Set([name, ...forms])].map((form) => ({ form, name })),
);
const FULL_NAMES = new Set(Object.keys(NICKNAMES));
const NAMES_BY_FORM = new Map(
  Array.from(
    Map.groupBy(FORMS_OF_NAMES, ({ form }) => form),
    ([form, found]) => [form, found.map(({ name }) => name)],
  ),
);

/**
 * The first names of which a word is a form, itself included; empty for a word that is not a first name of the table.
 */
export const namesOfForm = (word: string): readonly string[] => NAMES_BY_FORM.get(word) ?? [];

/** Whether a word is a full first name of the table, not a short form. */
export const isFullName = (word: string): boolean => FULL_NAMES.has(word);
