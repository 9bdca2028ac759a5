/** The steps of the first-start assistant and their states. No dependency: the back office uses them too. */

/** In the order in which they are taken. */
export const STEPS = [
  'firm',
  'attorney',
  'areas',
  'people',
  'hours',
  'colours',
  'mail',
  'domain',
  'samples',
] as const;

export type Step = (typeof STEPS)[number];

/** `skipped`: staff have decided to do it later. */
export type StepState = 'open' | 'done' | 'skipped';

export type StepStates = Readonly<Record<Step, StepState>>;

/** Steps that are done exactly when the site has what they ask for; saying that one is done does not make it so. */
const EVIDENT: readonly Step[] = ['firm', 'attorney', 'mail', 'domain'];

/**
 * The state of a step. `isEvident`: the site has what the step asks for, wherever it was entered. `settled`: what staff
 * have said of the step in the assistant.
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

/** The step with which the assistant begins or goes on: the first open one, or undefined if none is left. */
export const firstOpenStep = (states: StepStates): Step | undefined =>
  STEPS.find((step) => states[step] === 'open');

/** Kinds of demo content that the assistant removes; each row is marked as a sample. */
export const SAMPLE_KINDS = ['articles', 'testimonials', 'attorneys', 'claims'] as const;

export type SampleKind = (typeof SAMPLE_KINDS)[number];
