import { Fragment, type ReactNode } from 'react';
import { type MarkedText, plainText } from '../../src/platform/languages/marked-text-rules.ts';

/** Texts after each other, each of another language marked with it. One text if all are of the page's. */
export function markedTexts(texts: readonly MarkedText[]): ReactNode {
  if (texts.every((text) => typeof text === 'string')) return texts.join(' ');
  return texts.map((text, index) => (
    <Fragment key={plainText(text)}>
      {index > 0 && ' '}
      {typeof text === 'string' ? text : <span lang={text.language}>{text.text}</span>}
    </Fragment>
  ));
}
