/** A measured figure, with that of the baseline if there is one, and its budget in design §7. */
export type BenchRow = {
  /** The measured operation, such as `GET /blog, cached, brotli`. */
  name: string;
  /** Our figure, in `unit`: the median of at least three rounds, unless `note` says otherwise. */
  value: number;
  unit: string;
  /** The baseline's figure in the same unit, measured in alternation with ours. */
  beside?: { name: string; value: number };
  /** `text` as shown in the table: `at least 0.9 of node:http`. */
  budget?: { text: string; isMet: boolean };
  note?: string;
};

export type BenchResult = {
  rows: BenchRow[];
  /** Measurements that were skipped on this machine, each with the reason. */
  skipped?: string[];
  /** Markdown below the table: query plans, profiles, module sizes. */
  details?: string;
};

export type BenchOptions = {
  /** Rounds of each measurement; baselines alternate within a round. At least 3 for results to be stored. */
  rounds: number;
  /** Reports progress. */
  print(line: string): void;
};

export type Benchmark = {
  /** Its heading in the report. */
  title: string;
  run(options: BenchOptions): Promise<BenchResult>;
};

/** The ratio of our figure to the baseline's; undefined without a baseline. */
export function ratioOf({ value, beside }: BenchRow): number | undefined {
  return beside && value / beside.value;
}

/** The median; for an even number of figures the upper of the middle two. */
export function median(figures: readonly number[]): number {
  return percentile(figures, 0.5);
}

/** The percentile: the smallest figure that `share` (0 to 1) of all figures do not exceed. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
