import type { AdvertisingText } from '../advertising/finding.ts';
import type { Block, PageContent } from './blocks/schema.ts';

/** The string fields of a block that are not texts, such as its type and references. */
const NO_WORDS: ReadonlySet<string> = new Set([
  ...['type', 'anchor', 'showWhen', 'tone', 'drawing', 'pictureId'],
]);

/** The texts of a page, for the checks of advertising law. */
export function pageTexts({ blocks, ...page }: PageContent): AdvertisingText[] {
  const item = page.name;
  return [
    ...(['title', 'description', 'heading', 'lead'] as const).map((field) => ({
      ...{ item, field: `content.${field}`, text: page[field] },
    })),
    ...blocks.flatMap((block, index) => [...textsOf(block, `content.blocks.${index}`, item)]),
  ];
}

/** All texts in a block, at any depth. */
function* textsOf(value: Block | object, path: string, item: string): Generator<AdvertisingText> {
  for (const [key, part] of Object.entries(value)) {
    if (NO_WORDS.has(key)) continue;
    const field = `${path}.${key}`;
    if (typeof part === 'string') yield { item, field, text: part, isHtml: key === 'html' };
    else if (typeof part === 'object' && part) yield* textsOf(part, field, item);
  }
}
