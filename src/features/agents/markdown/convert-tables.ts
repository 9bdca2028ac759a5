import type TurndownService from 'turndown';
import { oneLine } from './convert-blocks.ts';

const MAX_COLUMNS = 50;

/** Tables, whose first row is the head; a cell over several columns is followed by empty ones. */
export function addTableRules(service: TurndownService): void {
  service
    .addRule('cell', {
      filter: ['td', 'th'],
      replacement: (content, node) => {
        const columns = Math.min(MAX_COLUMNS, Number(node.getAttribute('colspan')) || 1);
        const text = oneLine(content).replace(/(?<!\\)\|/g, '\\|');
        return `| ${text} ${'|  '.repeat(Math.max(0, columns - 1))}`;
      },
    })
    .addRule('tableRow', { filter: 'tr', replacement: (content) => `\n${content}|\n` })
    .addRule('tableRows', {
      filter: ['thead', 'tbody', 'tfoot'],
      replacement: (content) => content,
    })
    .addRule('table', {
      filter: 'table',
      replacement: (content) => {
        const [head, ...rows] = content.split('\n').filter((line) => line !== '');
        if (!head) return '';
        const width = Math.max(...[head, ...rows].map(columnsOf));
        const wideHead = head + '  |'.repeat(width - columnsOf(head));
        return `\n\n${[wideHead, `|${' --- |'.repeat(width)}`, ...rows].join('\n')}\n\n`;
      },
    });
}

const columnsOf = (row: string) => (row.match(/(?<!\\)\|/g) ?? []).length - 1;
