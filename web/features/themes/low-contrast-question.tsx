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
        The contrast of these colours is too low (WCAG 2.2, AA). Pages in this theme may be hard to
        read, especially on a phone in sunlight.
      </p>
      <LowContrastList pairs={pairs} />
    </>
  ),
});
