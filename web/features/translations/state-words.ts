import type { TranslationState } from '../../../src/features/translations/rules.ts';

type StateWords = {
  /** A heading for what is in this state. */
  title: string;
  /** A badge. */
  badge: { text: string; color: string };
  /** What staff do about it. */
  act: string;
};

export const STATE_WORDS: Readonly<Record<TranslationState, StateWords>> = {
  outdated: {
    title: 'Out of date',
    badge: { text: 'Out of date', color: 'warning' },
    act: 'Update',
  },
  missing: {
    title: 'Not translated',
    badge: { text: 'Not translated', color: 'gray' },
    act: 'Translate',
  },
  unconfirmed: {
    title: 'From the product, not confirmed',
    badge: { text: 'Not confirmed', color: 'warning' },
    act: 'Read and confirm',
  },
  draft: { title: 'Drafts', badge: { text: 'Draft', color: 'gray' }, act: 'Continue' },
  published: {
    title: 'Up to date',
    badge: { text: 'Up to date', color: 'success' },
    act: 'Edit',
  },
};

/** What a state means; for visitors too, if they find the language. */
export function leadOf(
  state: TranslationState,
  { untranslated, isPublished }: { untranslated: 'original' | 'hidden'; isPublished: boolean },
): string {
  switch (state) {
    case 'outdated':
      return 'The English text has changed since it was translated.';
    case 'missing':
      return [
        isPublished ? 'Visitors' : 'Once the language is published, visitors',
        untranslated === 'hidden'
          ? 'do not find these in it.'
          : 'read these in English, with a line that says so.',
      ].join(' ');
    case 'unconfirmed':
      return 'These texts came with the product. Somebody of the firm who knows the language has to read them.';
    case 'draft':
      return 'Saved, and not shown to visitors.';
    case 'published':
      return '';
  }
}

/** `Spanish`: the language as staff call it. */
export const inEnglish = (language: string): string =>
  new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? language;
