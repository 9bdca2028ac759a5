import { textOf } from '../../../articles/article-draft.ts';
import type { BlockDraft } from '../editor/page-draft.ts';

const MAX_LENGTH = 90;

/** The first words of a block, to identify it when collapsed. */
export function summaryOf(block: BlockDraft): string {
  const text = wordsOf(block).replace(/\s+/g, ' ').trim();
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH).trimEnd()}…` : text;
}

function wordsOf(block: BlockDraft): string {
  if ('heading' in block && block.heading) return block.heading;
  switch (block.type) {
    case 'text':
    case 'notice':
      return textOf(block.html);
    case 'note':
      return `${block.title}: ${block.text}`;
    case 'list':
      return block.items.map(({ term, text }) => term ?? text).join(' ');
    case 'steps':
      return block.items.map(({ title }) => title).join(', ');
    case 'figure':
      return block.caption ?? block.drawing ?? '';
    default:
      return '';
  }
}
