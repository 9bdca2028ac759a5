import type { AdvertisingText } from '../../../advertising/finding.ts';
import type { LetterText } from '../queries.ts';

/** The texts of a letter, for the checks of advertising law. Its articles were checked when they were published. */
export const letterTexts = (letter: LetterText): AdvertisingText[] =>
  (['subject', 'previewLine', 'opening', 'content', 'closing'] as const).map((field) => ({
    ...{ item: letter.subject, field, text: letter[field] },
    isHtml: field === 'content',
  }));
