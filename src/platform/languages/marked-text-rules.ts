/** A text of a page or mail; with its language if that is another one than the page's. No dependencies: pages use it too. */
export type MarkedText = string | { text: string; language: string };

export const plainText = (text: MarkedText): string =>
  typeof text === 'string' ? text : text.text;

/** The texts after each other, where nothing can say in which language they are. */
export const plainTexts = (texts: readonly MarkedText[]): string => texts.map(plainText).join(' ');
