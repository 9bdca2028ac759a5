import type { Block, PageContent } from '../../../../../src/features/pages/blocks/schema.ts';
import { CONDITIONS } from '../../../../../src/features/pages/rules.ts';
import { textOf } from '../../../articles/article-draft.ts';
import { BLOCK_LABELS } from '../blocks/block-types.ts';

type Content = Omit<PageContent, 'blocks'> & { blocks: readonly object[] };

/** The parts of a page's content for comparisons, each as plain text. */
const PARTS: readonly { name: string; read: (content: Content) => string }[] = [
  { name: 'Name', read: ({ name }) => name },
  { name: 'Title', read: ({ title }) => title },
  { name: 'Description', read: ({ description }) => description },
  { name: 'Heading', read: ({ heading }) => heading },
  { name: 'Introduction', read: ({ lead }) => lead },
  { name: 'Practice area', read: ({ area }) => area ?? '' },
  {
    name: 'Blocks',
    read: ({ blocks }) => blocks.map((block) => blockText(block as Block)).join('\n\n'),
  },
];

/** The parts that differ between two versions of the content. */
export function changedParts(before: Content, after: Content) {
  return PARTS.map(({ name, read }) => ({
    name,
    before: read(before),
    after: read(after),
  })).filter(
    (part) => part.before !== part.after || (part.name === 'Blocks' && !isSame(before, after)),
  );
}

/** A block as plain text, one line per field. */
export function blockText(block: Block): string {
  const { type, showWhen, ...fields } = block;
  const condition = CONDITIONS.find(({ value }) => value === showWhen);
  return [
    `[${BLOCK_LABELS[type]}${condition ? `, shown when: ${condition.label}` : ''}]`,
    ...linesOf(fields),
  ].join('\n');
}

function linesOf(value: unknown, name = ''): string[] {
  if (name === 'key' || value === null || value === false || value === '') return [];
  if (value === true) return [`(${name})`];
  if (typeof value === 'string') return [name === 'html' ? textOf(value) : value];
  return Object.entries(value as object).flatMap(([key, each]) => linesOf(each, key));
}

const isSame = (one: Content, other: Content) => htmlOf(one) === htmlOf(other);
const htmlOf = ({ blocks }: Content) =>
  JSON.stringify(blocks.map((block) => ('html' in block ? block.html : null)));
