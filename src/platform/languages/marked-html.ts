import { type Html, html } from '../text/html.ts';
import type { MarkedText } from './marked-text-rules.ts';

/** A text as HTML, which names its language if that is another one than the page's. */
export const markedHtml = (text: MarkedText): Html =>
  typeof text === 'string'
    ? html`${text}`
    : html`<span lang="${text.language}">${text.text}</span>`;

/** The texts after each other. */
export const markedTextsHtml = (texts: readonly MarkedText[]): Html =>
  html`${texts.map((text, index) => html`${index === 0 ? '' : ' '}${markedHtml(text)}`)}`;
