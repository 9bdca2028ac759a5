import type { Messages } from '../../../../messages/messages.ts';
import { Html, html } from '../../../platform/text/html.ts';
import { creditHtml, imageHtml } from '../../pictures/figure-html.ts';
import type { ShownPicture } from '../../pictures/queries.ts';
import { retentionPeriods } from '../retention-rules.ts';
import type { Block } from './schema.ts';
import { STEPS_LINE } from './steps-line.ts';

/** How wide browsers show a picture: the column of text, which is as wide as the window on a phone. */
const SIZES = '(min-width: 48rem) 42rem, 92vw';

type PictureBlock = Extract<Block, { type: 'figure' }> & { pictureId: string };

/** The blocks that `blockHtml` renders; merge fields must be replaced and rich text sanitised already. */
export type WordBlock =
  | Extract<Block, { type: 'text' | 'list' | 'steps' | 'questions' | 'note' | 'retention' }>
  | PictureBlock;

/** Pictures of the gallery by their ids. */
export type Pictures = ReadonlyMap<string, ShownPicture>;

type Headed = { heading: string | null; anchor: string | null };

/**
 * The HTML of a block of words, or of a figure with a picture; empty if the gallery no longer has it. Everything except
 * sanitised rich text is escaped.
 */
export function blockHtml(
  block: WordBlock,
  pictures: Pictures,
  texts: Pick<Messages, 'pages'>,
): Html {
  switch (block.type) {
    case 'text':
      return headed(block, new Html(block.html));
    case 'list': {
      const items = block.items.map(
        ({ term, text }) => html`<li>${term && html`<strong>${term}</strong> `}${text}</li>`,
      );
      return headed(block, html`<ul>${items}</ul>`);
    }
    case 'steps':
      return headed(block, html`<ol class="steps">${block.items.map(stepHtml)}</ol>`);
    case 'questions':
      return headed(
        block,
        html`${block.items.map((item) => questionHtml(item, texts))}${questionsData(block.items)}`,
      );
    case 'retention':
      return html`<ul>${retentionPeriods(texts).map(
        ({ what, kept }) => html`<li><strong>${what}:</strong> ${kept}</li>`,
      )}</ul>`;
    case 'figure':
      return pictureHtml(block, pictures.get(block.pictureId));
    case 'note':
      return html`<aside role="note" class="plain"><p><b>${block.title}</b>${block.text}</p></aside>`;
  }
}

function pictureHtml(
  { caption, source, isWide }: PictureBlock,
  picture: ShownPicture | undefined,
): Html {
  if (!picture) return new Html('');
  const below = captionOf(caption ?? picture.caption, source);
  return html`<figure${isWide && html` class="wide"`}>${new Html(
    imageHtml(picture, { sizes: SIZES, isLazy: true }) + creditHtml(picture),
  )}${below && html`<figcaption>${below}</figcaption>`}</figure>`;
}

/** The text below a figure: its caption and its source; empty if it has neither. */
export const captionOf = (caption: string | null, source: string | null): string =>
  [caption, source].filter(Boolean).join(' · ');

/** The content of a block under its heading, or beside it on a wide screen. */
const headed = ({ heading, anchor }: Headed, content: Html): Html =>
  heading === null
    ? content
    : html`<div class="headed"><h2${anchor && html` id="${anchor}"`}>${heading}</h2><div>${content}</div></div>`;

type Step = Extract<Block, { type: 'steps' }>['items'][number];

/** The line is in the first item, because a list contains only items, and stretches to the height of the list. */
const stepHtml = ({ label, title, text }: Step, index: number) =>
  html`<li>${index === 0 && STEPS_LINE}${label && html`<span class="step-label">${label}</span>`}<h3>${title}</h3><p>${text}</p></li>`;

type Question = Extract<Block, { type: 'questions' }>['items'][number];

const questionHtml = ({ question, answer, source }: Question, { pages }: Pick<Messages, 'pages'>) =>
  html`<details class="question"><summary>${question}</summary><p>${answer}</p>${
    source && html`<p class="muted small">${pages.source({ source })}</p>`
  }</details>`;

/**
 * The questions as structured data for search engines. `<` is escaped, so that no text can close the script element.
 */
function questionsData(questions: readonly Question[]): Html {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return new Html(
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  );
}
