import type TurndownService from 'turndown';
import { block, oneLine } from './convert-blocks.ts';

/** The nesting depth from which lists and quotes are written without markers, whose indentation would fill the line. */
const MAX_NESTED = 10;
const NESTED = new Set(['ASIDE', 'BLOCKQUOTE', 'LI']);

/** Lists, quotes and notes, and terms with their values. */
export function addListRules(service: TurndownService): void {
  const numberOf = itemNumbers();
  service
    .addRule('item', {
      filter: 'li',
      replacement: (content, node) => {
        const list = node.parentElement;
        const isOrdered = list?.nodeName === 'OL';
        // Profiles, articles and reviews are parts of the page with their own headings, not points of a list.
        const isPart = !isOrdered && node.querySelector('h2, h3, h4, figure');
        if (isPart || isTooDeep(node)) return block(content);
        const marker = isOrdered ? `${numberOf(list)}. ` : '- ';
        const text = content.trim().replace(/\n(?=.)/g, `\n${' '.repeat(marker.length)}`);
        return `\n${marker}${text}\n`;
      },
    })
    .addRule('quote', {
      filter: (node) => node.nodeName === 'BLOCKQUOTE' || node.getAttribute('role') === 'note',
      replacement: (content, node) =>
        block(isTooDeep(node) ? content : content.trim().replace(/^/gm, '> ')),
    })
    .addRule('group', {
      filter: (node) => node.nodeName === 'DIV' && node.parentNode?.nodeName === 'DL',
      replacement: (content) => `\n${content.trim()}\n`,
    })
    .addRule('term', {
      filter: 'dt',
      replacement: (content) => `\n- **${oneLine(content)}:** `,
    })
    .addRule('value', {
      filter: 'dd',
      replacement: (content, node) =>
        (node.previousElementSibling?.nodeName === 'DD' ? ', ' : '') + oneLine(content),
    });
}

/** Numbers the items of ordered lists: to be called once for each item of a list, in their order. */
function itemNumbers() {
  const last = new WeakMap<Element, number>();
  return (list: Element): number => {
    const number = (last.get(list) ?? (Number(list.getAttribute('start')) || 1) - 1) + 1;
    last.set(list, number);
    return number;
  };
}

function isTooDeep(node: HTMLElement): boolean {
  let depth = 0;
  for (let each = node.parentElement; each; each = each.parentElement) {
    if (NESTED.has(each.nodeName)) depth += 1;
  }
  return depth >= MAX_NESTED;
}
