import type { ComponentProps } from 'react';
import type { Question } from '../../ui/confirm.ts';
import { LowContrastList } from './contrast-note.tsx';

/** The confirmation before a theme with low contrast is activated. */
export const lowContrastQuestion = (
  pairs: ComponentProps<typeof LowContrastList>['pairs'],
  words: Pick<Question, 'title' | 'action' | 'keep'>,
): Question => ({
  ...words,
  text: (
    <>
      <p>
        These colours are too close for many eyes (WCAG 2.2, AA). Pages in this theme may be hard to
        read, on a phone in the sun above all.
      </p>
      <LowContrastList pairs={pairs} />
    </>
  ),
});
