import { BLOCK_LABELS } from '../blocks/block-types.ts';
import type { PageDraft } from './page-draft.ts';

/** The id of the control of a field. */
export const fieldId = (path: string): string => `page-${path.replaceAll('.', '-')}`;

const NAMES: Readonly<Record<string, string>> = {
  path: 'Path',
  name: 'Name',
  title: 'Title',
  description: 'Description',
  heading: 'Heading',
  lead: 'Introduction',
  area: 'Practice area',
  blocks: 'Blocks',
  anchor: 'Section name',
  html: 'Text',
  items: 'Items',
  term: 'Term',
  text: 'Text',
  label: 'Label',
  question: 'Question',
  answer: 'Answer',
  source: 'Source',
  tone: 'Tone',
  drawing: 'Drawing',
  pictureId: 'Picture',
  caption: 'Caption',
  note: 'Note',
  showWhen: 'Shown when',
};

/**
 * The full name of a field, for use outside its card, such as in a list of errors: `Block 4, Questions, item 1:
 * Answer`.
 */
export function fieldName(path: string, { content }: PageDraft): string {
  const place = /^content\.blocks\.(\d+)(?:\.items\.(\d+))?/.exec(path);
  const own = NAMES[path.split('.').at(-1) ?? ''];
  if (!place) return own ?? path;
  const [, block = '', item] = place;
  const type = content.blocks[Number(block)]?.type;
  const parts = [
    `Block ${Number(block) + 1}`,
    type && BLOCK_LABELS[type],
    item && `item ${Number(item) + 1}`,
  ];
  return [parts.filter(Boolean).join(', '), own].filter(Boolean).join(': ');
}

/** The zero-based index of the block that contains a field; undefined for the fields above the blocks. */
export function blockOf(path: string): number | undefined {
  const found = /^content\.blocks\.(\d+)/.exec(path);
  return found ? Number(found[1]) : undefined;
}
