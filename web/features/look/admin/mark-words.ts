import type { MarkKind } from '../../../../src/features/look/marks/rules.ts';

export const MARK_WORDS: Readonly<Record<MarkKind, { name: string; about: string }>> = {
  wordmark: {
    name: 'Wordmark',
    about: 'Your firm’s name as it is drawn. It stands in the header, 40 pixels high.',
  },
  square: {
    name: 'Square mark',
    about:
      'The icon in browser tabs and on the home screens of phones. Without a wordmark, it stands in the header beside your name.',
  },
  light: {
    name: 'Light logo',
    about:
      'For dark backgrounds. Without it, a logo of one colour takes that of the text there; any other gets a white plate.',
  },
};
