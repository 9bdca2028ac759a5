import * as texts from '../../../../../messages/en/templates.ts';

/** The key of an original text of a mail. */
export type OriginalText = keyof typeof texts;

const TEXTS = { ...texts };

/** An original text as the definitions of mails have it. Forms of the back office load only the main language. */
export const original = (key: OriginalText) => ({ key, text: TEXTS[key] });
