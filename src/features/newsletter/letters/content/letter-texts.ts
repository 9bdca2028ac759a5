import type { AdvertisingText } from '../../../advertising/finding.ts';
import type { LetterText } from '../queries.ts';

/** What a letter says, for the checks of advertising law. Its articles have been checked when they were published. */
export const letterTexts = (letter: LetterText): AdvertisingText[] =>
  (['subject', 'previewLine', 'opening', 'content', 'closing'] as const).map((field) => ({
    ...{ item: letter.subject, field, text: letter[field] },
    isHtml: field === 'content',
  }));
