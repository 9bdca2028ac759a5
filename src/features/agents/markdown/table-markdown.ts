import type { HtmlNode } from '../../../platform/text/parse-html.ts';

/** A table as Markdown, whose first row is the head; a cell over several columns is followed by empty ones. */
export function tableToMarkdown(table: HtmlNode, textOf: (cell: HtmlNode) => string): string {
  const rows = rowsOf(table).map((row) => cellsOf(row, textOf));
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  const [head, ...others] = rows.filter((cells) => cells.length > 0);
  if (!head) return '';
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, column) => cells[column] ?? '').join(' | ')} |`;
  const rule = Array.from({ length: width }, () => '---');
  return [line(head), line(rule), ...others.map(line)].join('\n');
}

const rowsOf = ({ children = [] }: HtmlNode): HtmlNode[] =>
  children.flatMap((child) => (child.name === 'tr' ? [child] : rowsOf(child)));

const MAX_COLUMNS = 50;

const cellsOf = ({ children = [] }: HtmlNode, textOf: (cell: HtmlNode) => string) =>
  children.flatMap((cell) => {
    if (cell.name !== 'td' && cell.name !== 'th') return [];
    const columns = Math.min(MAX_COLUMNS, Math.max(1, Number(cell.attribs?.colspan) || 1));
    return [textOf(cell), ...Array.from({ length: columns - 1 }, () => '')];
  });
