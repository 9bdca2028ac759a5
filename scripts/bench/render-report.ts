import { type BenchRow, ratioOf } from './benchmark.ts';
import type { StoredResult, StoredResults } from './keep-results.ts';

/** The report in Markdown: the number of budgets met and the list of exceeded ones, then a table for each benchmark. */
export function renderReport(results: StoredResults): string {
  const sections = Object.entries(results);
  const budgeted = sections.flatMap(([, { rows }]) => rows.filter(({ budget }) => budget));
  const missed = budgeted.filter(({ budget }) => !budget?.isMet);
  return [
    '# Results of `npm run bench`',
    `${budgeted.length - missed.length} of ${budgeted.length} budgets are met.`,
    ...(missed.length > 0
      ? [`Missed:\n\n${missed.map((row) => `- ${row.name}: ${verdict(row)}`).join('\n')}`]
      : []),
    ...sections.map(([name, result]) => renderSection(name, result)),
  ]
    .join('\n\n')
    .concat('\n');
}

function renderSection(name: string, result: StoredResult): string {
  const { title, at, commit, minutes, machine, rows, skipped = [], details } = result;
  return [
    `## ${title}`,
    `\`npm run bench ${name}\`, ${at.slice(0, 16)}Z, ${minutes} min, commit ${commit}; ${machine}.`,
    renderRows(rows),
    ...skipped.map((line) => `Not measured: ${line}`),
    ...(details ? [details] : []),
  ].join('\n\n');
}

/** The rows as a Markdown table. */
export function renderRows(rows: readonly BenchRow[]): string {
  const lines = rows.map((row) => {
    const ratio = ratioOf(row);
    return [
      row.name,
      figure(row.value, row.unit),
      row.beside ? `${row.beside.name}: ${figure(row.beside.value, row.unit)}` : '',
      ratio === undefined ? '' : ratio.toFixed(2),
      row.budget ? verdict(row) : '',
      row.note ?? '',
    ];
  });
  const head = ['What', 'Ours', 'Beside', 'Ratio', 'Budget', 'Note'];
  const used = head.map((_, column) => column < 2 || lines.some((cells) => cells[column]));
  return [head, head.map(() => '---'), ...lines]
    .map(
      (cells) =>
        `| ${cells
          .filter((_, column) => used[column])
          .map(escapeCell)
          .join(' | ')} |`,
    )
    .join('\n');
}

const escapeCell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');

function verdict({ budget }: BenchRow): string {
  return budget ? `${budget.text}: ${budget.isMet ? 'met' : '**missed**'}` : '';
}

/** Rounds to about three significant digits, at most two decimals. */
function figure(value: number, unit: string): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  const text = value.toLocaleString('en-US', { maximumFractionDigits: digits });
  return unit ? `${text} ${unit}` : text;
}
