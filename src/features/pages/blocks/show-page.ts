import { messagesFor } from '../../../platform/languages/messages-for.ts';
import { showPictures } from '../../articles/article-pictures.ts';
import type { SanitizeArticle } from '../../articles/sanitize-article.ts';
import type { FirmProfile } from '../../firm/schema.ts';
import type { ShortCalculator } from '../../jurisdictions/calculator-schema.ts';
import type { ComponentKey, Visibility } from '../../visibility/rules.ts';
import type { Condition } from '../rules.ts';
import { blockHtml, captionOf, type Pictures, type WordBlock } from './block-html.ts';
import { type MergeValues, mergeHtml, mergeText, mergeValuesOf } from './merge-fields.ts';
import type { PagePart, ShownPage } from './parts-schema.ts';
import type { Block, PageContent } from './schema.ts';

/** The data on which the rendering of a page depends. */
export type PageFacts = {
  firm: FirmProfile;
  visibility: Visibility;
  /** Whether a public consultation type is labelled as free. */
  hasFreeConsultation: boolean;
  /** Null if the law of the firm gives none, so that the site shows none. */
  calculator: ShortCalculator | null;
  /** The pictures of the page; those that are missing are not shown. */
  pictures: Pictures;
};

/** The content of a page as visitors get it: see `PagePart`. */
export async function showPage(
  sanitizeArticle: SanitizeArticle,
  content: PageContent,
  facts: PageFacts,
): Promise<Omit<ShownPage, 'path' | 'above'>> {
  const values = mergeValuesOf(facts.firm);
  const blocks = content.blocks.filter(
    ({ type, showWhen }) => isVisible(type, facts.visibility) && isMet(showWhen, facts),
  );
  const merged = await Promise.all(
    blocks.map((block) => mergeBlock(block, values, facts, sanitizeArticle)),
  );
  const text = (value: string) => mergeText(value, values);
  return {
    name: text(content.name),
    title: text(content.title),
    description: text(content.description),
    heading: text(content.heading),
    lead: text(content.lead),
    area: content.area,
    parts: partsOf(merged, facts),
  };
}

/** The component of the site that each type of block shows; staff can hide components. */
const COMPONENT_OF: Partial<Record<Block['type'], ComponentKey>> = {
  practiceAreas: 'practice_areas',
  calculatorTeaser: 'probate_calculator',
  testimonials: 'testimonials',
  articles: 'blog_articles',
};

function isVisible(type: Block['type'], visibility: Visibility): boolean {
  const component = COMPONENT_OF[type];
  return component === undefined || visibility[component];
}

function isMet(condition: Condition | null, { firm, visibility, ...facts }: PageFacts): boolean {
  switch (condition) {
    case null:
      return true;
    case 'free_consultation':
      return facts.hasFreeConsultation;
    case 'responsible_attorney':
      return firm.responsibleAttorney !== null;
    default:
      return visibility[condition];
  }
}

/** The block with its merge fields replaced; rich text is sanitised first. */
async function mergeBlock(
  block: Block,
  values: MergeValues,
  { firm, pictures }: PageFacts,
  sanitizeArticle: SanitizeArticle,
): Promise<Block> {
  const merged = mergeTexts(block, values);
  if (!('html' in block) || !('html' in merged)) return merged;
  const { html } = await sanitizeArticle(block.html);
  const words = mergeHtml(html, values, firm);
  return { ...merged, html: showPictures(words, pictures) };
}

/** Replaces the merge fields in every text of a block, including its lists. */
function mergeTexts<Value>(value: Value, values: MergeValues): Value {
  if (typeof value === 'string') return mergeText(value, values) as Value;
  if (Array.isArray(value)) return value.map((each) => mergeTexts(each, values)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, mergeTexts(each, values)]),
  ) as Value;
}

/** Converts blocks to parts; merges consecutive text blocks into one part. */
function partsOf(blocks: readonly Block[], facts: PageFacts): PagePart[] {
  const parts: PagePart[] = [];
  const words = (block: WordBlock) => blockHtml(block, facts.pictures, messagesFor(facts.firm));
  for (const block of blocks) {
    const last = parts.at(-1);
    if (!isWords(block)) parts.push(...partOf(block, facts));
    else if (last?.type === 'html') last.html += words(block);
    else parts.push({ type: 'html', html: words(block).toString() });
  }
  return parts;
}

const WORDS: readonly string[] = ['text', 'list', 'steps', 'questions', 'note', 'retention'];

const isWords = (block: Block): block is WordBlock =>
  WORDS.includes(block.type) || (block.type === 'figure' && block.pictureId !== null);

function partOf(
  { showWhen: _, ...block }: Exclude<Block, WordBlock>,
  { calculator }: PageFacts,
): PagePart[] {
  if (block.type === 'calculatorTeaser') return calculator ? [{ ...block, calculator }] : [];
  if (block.type !== 'figure') return [block];
  const { drawing } = block;
  const caption = captionOf(block.caption, block.source) || null;
  return drawing === null ? [] : [{ type: 'drawing', drawing, caption }];
}
