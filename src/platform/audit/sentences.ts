export type Fields = Readonly<Record<string, unknown>>;

/** Words that follow the name of the person who acted; `name` is that of the row, if it has one. */
type Sentence = string | ((name: string | undefined, fields: Fields) => string);

/**
 * How the audit log describes a feature's actions: by the name of the action, such as `contact.read`, or for actions that
 * a verb describes, such as `article.delete`, by the first part of the name: the noun.
 */
export type ActionSentences = Readonly<Record<string, Sentence>>;

/** A noun such as “the theme “Harbor””, or “a theme”. */
export const called = (noun: string) => (name: string | undefined) =>
  name ? `the ${noun} “${name}”` : `a ${noun}`;

/** A noun such as “the profile of Maren”, or “a profile”. */
export const nounOf = (noun: string) => (name: string | undefined) =>
  name ? `the ${noun} of ${name}` : `a ${noun}`;
