import { expect, it } from 'vitest';
import { firstOpenStep, itemState, STEPS, type StepStates } from './rules.ts';

const all = (state: StepStates['firm']) =>
  Object.fromEntries(STEPS.map((step) => [step, state])) as StepStates;

it('counts a step as done where the site has what it asks for, also after it was skipped', () => {
  const settled = { isSkipped: true };
  expect(itemState('mail', { isEvident: true, settled })).toBe('done');
  expect(itemState('mail', { isEvident: false, settled })).toBe('skipped');
  expect(itemState('mail', { isEvident: false, settled: undefined })).toBe('open');
});

it('takes the word of staff for a step only where nothing else tells', () => {
  const how = { isEvident: false, settled: { isSkipped: false } };
  expect(itemState('colours', how)).toBe('done');
  expect(itemState('samples', how)).toBe('done');
  expect(itemState('firm', how)).toBe('open');
  expect(itemState('domain', how)).toBe('open');
});

it('goes on with the first open step, and with none once each is done or skipped', () => {
  expect(firstOpenStep(all('open'))).toBe('firm');
  expect(firstOpenStep({ ...all('done'), mail: 'skipped', people: 'open' })).toBe('people');
  expect(firstOpenStep({ ...all('done'), mail: 'skipped' })).toBeUndefined();
});
