import type { MarkKind } from '../../../../src/features/look/marks/rules.ts';

export const MARK_WORDS: Readonly<Record<MarkKind, { name: string; about: string }>> = {
  wordmark: {
    name: 'Wordmark',
    about: 'Your name as it is drawn. It takes the place of mark and name, 40 pixels high.',
  },
  square: {
    name: 'Square mark',
    about:
      'The icon of the browser tab and of the home screen of a phone. Without a wordmark, it stands in the header with your name beside it.',
  },
  light: {
    name: 'Light logo',
    about: 'For dark grounds on which the logo cannot be seen. Without it, the logo gets a plate.',
  },
};
