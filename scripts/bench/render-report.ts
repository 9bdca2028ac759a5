import { type BenchResult, type BenchRow, ratioOf } from './benchmark.ts';

/** A result with the circumstances in which it was measured. */
export type StoredResult = BenchResult & {
  title: string;
  at: string;
  commit: string;
  minutes: number;
  machine: string;
};

/**
 * A section of the report in Markdown: the rows without a budget or that exceed theirs, and of all rows with the same
 * budget the one that comes closest to it. The full table is printed when the benchmark runs.
 */
export function renderSection(name: string, result: StoredResult): string {
  const { title, at, commit, minutes, machine, rows, skipped = [] } = result;
  const budgeted = rows.filter(({ budget }) => budget);
  const met = budgeted.filter(({ budget }) => budget?.isMet);
  const closest = [...Map.groupBy(met, ({ budget }) => budget?.text).values()].map(closestOf);
  const shown = new Set([...closest, ...rows.filter(({ budget }) => !budget?.isMet)]);
  return [
    `## ${title}`,
    `\`npm run bench ${name}\`, ${at.slice(0, 16)}Z, ${minutes.toFixed(1)} min, commit ${commit}; ${machine}.`,
    `${met.length} of ${budgeted.length} budgets are met.`,
    renderRows(rows.filter((row) => shown.has(row))),
    ...skipped.map((line) => `Not measured: ${line}`),
  ].join('\n\n');
}

/** Of rows with the same budget: the smallest figure or ratio if it is a lower limit, else the largest. */
function closestOf(rows: BenchRow[]): BenchRow {
  const isLowerLimit = rows[0]?.budget?.text.startsWith('at least');
  const figureOf = (row: BenchRow) => ratioOf(row) ?? row.value;
  return rows.reduce((closest, row) =>
    figureOf(row) < figureOf(closest) === isLowerLimit ? row : closest,
  );
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
