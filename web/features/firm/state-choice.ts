import { stateCodeOf, US_STATES } from '../../../src/features/jurisdictions/states-rules.ts';

/** Choices of places whose law the product knows, for a select; `current` is added if it is another one. */
export function stateChoices(current: string) {
  const states = Object.entries(US_STATES).map(([value, { name }]) => ({ value, label: name }));
  const isKnown = !current || stateCodeOf(current) !== undefined;
  return isKnown ? states : [...states, { value: current, label: current }];
}

/** The value of the select for a region: `TX` for `Texas`, others as they are. */
export const stateValue = (region: string): string => stateCodeOf(region) ?? region;

/** The zone of a place in a state: the given one if it is there, otherwise that of most of its people. */
export function zoneIn(region: string, zone: string): string {
  const zones = US_STATES[stateCodeOf(region) ?? '']?.zones ?? [];
  return zones.includes(zone) ? zone : (zones[0] ?? zone);
}

/** Whether a state has several time zones, so that staff have to look at the one that was chosen. */
export const isSplit = (region: string): boolean =>
  (US_STATES[stateCodeOf(region) ?? '']?.zones.length ?? 0) > 1;
