/**
 * What the product says, by its English text. A text that staff or a release have changed is none of these, so that a
 * translation is never one of something else. `<area>` stands for the name of an area, `<areas>` for those of the firm
 * within a sentence.
 */
export type PreparedTexts = Readonly<Record<string, string>>;

/** The texts of the product in a further language. Lawyers who speak it have to confirm them. */
export type Prepared = {
  texts: PreparedTexts;
  /** The names of the areas of law. */
  areas: PreparedTexts;
  /** Lists names within a sentence. */
  list: Intl.ListFormat;
  /** What a sentence says after the areas that it names. */
  otherMatters: string;
  /** The address of a page or an article, by that in the main language. */
  paths: PreparedTexts;
};
