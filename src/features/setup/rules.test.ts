import { expect, it } from 'vitest';
import { firstOpenStep, STEPS, type StepStates, stepState } from './rules.ts';

const all = (state: StepStates['firm']) =>
  Object.fromEntries(STEPS.map((step) => [step, state])) as StepStates;

it('counts a step as done where the site has what it asks for, also after it was skipped', () => {
  const settled = { isSkipped: true };
  expect(stepState('mail', { isEvident: true, settled })).toBe('done');
  expect(stepState('mail', { isEvident: false, settled })).toBe('skipped');
  expect(stepState('mail', { isEvident: false, settled: undefined })).toBe('open');
});

it('takes the word of staff for a step only where nothing else tells', () => {
  const how = { isEvident: false, settled: { isSkipped: false } };
  expect(stepState('colours', how)).toBe('done');
  expect(stepState('samples', how)).toBe('done');
  expect(stepState('firm', how)).toBe('open');
  expect(stepState('domain', how)).toBe('open');
});

it('goes on with the first open step, and with none once each is done or skipped', () => {
  expect(firstOpenStep(all('open'))).toBe('firm');
  expect(firstOpenStep({ ...all('done'), mail: 'skipped', people: 'open' })).toBe('people');
  expect(firstOpenStep({ ...all('done'), mail: 'skipped' })).toBeUndefined();
});
