/** A figure that was measured, beside its rival's where it has one, and what design §7 asks of it. */
export type BenchRow = {
  /** What was measured, such as `GET /blog, cached, brotli`. */
  name: string;
  /** Ours, in `unit`: the median of at least three rounds, unless `note` says otherwise. */
  value: number;
  unit: string;
  /** What was measured in turn with ours, in the same unit. */
  beside?: { name: string; value: number };
  /** `text` as it reads in the table: `at least 0.9 of node:http`. */
  budget?: { text: string; isMet: boolean };
  note?: string;
};

export type BenchResult = {
  rows: BenchRow[];
  /** Lines in plain words about what could not be measured on this machine. */
  skipped?: string[];
  /** Markdown below the table: plans, profiles, modules. */
  details?: string;
};

export type BenchOptions = {
  /** Rounds of each measurement; rivals take turns within a round. At least 3 for figures to be kept. */
  rounds: number;
  /** Says how far it is. */
  print(line: string): void;
};

export type Benchmark = {
  /** Its headline in the report. */
  title: string;
  run(options: BenchOptions): Promise<BenchResult>;
};

/** The ratio of ours to the rival's; without a rival none. */
export function ratioOf({ value, beside }: BenchRow): number | undefined {
  return beside && value / beside.value;
}

/** The middle one; of an even number the upper of both in the middle. */
export function median(figures: readonly number[]): number {
  return percentile(figures, 0.5);
}

/** The smallest figure that `share` (0 to 1) of all figures do not exceed. */
export function percentile(figures: readonly number[], share: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}
