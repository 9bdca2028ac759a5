import { describe, expect, it } from 'vitest';
import { isSplit, stateChoices, stateValue, zoneIn } from './state-choice.ts';

describe('the state of an address', () => {
  it('is chosen by its code, whether it was stored as a code or a name', () => {
    expect(['TX', 'texas', 'Guam'].map(stateValue)).toEqual(['TX', 'TX', 'Guam']);
  });

  it('stays a choice if it is none of the states', () => {
    expect(stateChoices('Guam').at(-1)).toEqual({ value: 'Guam', label: 'Guam' });
    expect(stateChoices('Texas')).toHaveLength(stateChoices('').length);
  });

  it.each([
    ['TX', 'America/Los_Angeles', 'America/Chicago', true],
    ['TX', 'America/Denver', 'America/Denver', true],
    ['NY', 'America/Los_Angeles', 'America/New_York', false],
    ['Guam', 'Pacific/Guam', 'Pacific/Guam', false],
  ])('%s with %s has the zone %s', (region, zone, expected, split) => {
    expect([zoneIn(region, zone), isSplit(region)]).toEqual([expected, split]);
  });
});
