/** The steps of the first-start assistant and their states. No dependency: the back office uses them too. */

/** In the order of the assistant. */
export const STEPS = [
  'firm',
  'attorney',
  'areas',
  'people',
  'hours',
  'colours',
  'mail',
  'domain',
  'legal',
  'samples',
] as const;

export type Step = (typeof STEPS)[number];

/** What staff settle: the steps, and that the firm as a whole is meant to be booked beside its attorneys. */
export type Settled = Step | 'both-calendars';

/** `skipped`: staff have decided to do it later. */
export type StepState = 'open' | 'done' | 'skipped';

export type StepStates = Readonly<Record<Step, StepState>>;

/** Steps that are done only if the site has the required data; staff cannot mark them as done. */
const EVIDENT: readonly Step[] = ['firm', 'attorney', 'mail', 'domain'];

/**
 * The state of a step. `isEvident`: the site has the data that the step requires, wherever it was entered. `settled`:
 * how staff have marked the step in the assistant.
 */
export function stepState(
  step: Step,
  { isEvident, settled }: { isEvident: boolean; settled: { isSkipped: boolean } | undefined },
): StepState {
  if (isEvident) return 'done';
  if (!settled) return 'open';
  if (settled.isSkipped) return 'skipped';
  return EVIDENT.includes(step) ? 'open' : 'done';
}

/** The step with which the assistant starts or continues: the first open one, or undefined if none is left. */
export const firstOpenStep = (states: StepStates): Step | undefined =>
  STEPS.find((step) => states[step] === 'open');

/** Kinds of demo content that the assistant removes; each row is marked as a sample. */
export const SAMPLE_KINDS = ['articles', 'testimonials', 'attorneys', 'claims'] as const;

export type SampleKind = (typeof SAMPLE_KINDS)[number];
