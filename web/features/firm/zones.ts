const UNITED_STATES: readonly (readonly [zone: string, name: string])[] = [
  ['America/Los_Angeles', 'Pacific Time, Los Angeles'],
  ['America/Denver', 'Mountain Time, Denver'],
  ['America/Phoenix', 'Mountain Time without daylight saving, Phoenix'],
  ['America/Chicago', 'Central Time, Chicago'],
  ['America/New_York', 'Eastern Time, New York'],
  ['America/Anchorage', 'Alaska Time, Anchorage'],
  ['Pacific/Honolulu', 'Hawaii Time, Honolulu'],
];

type ZoneOption = { value: string; label: string };

/**
 * The time zone options, those of the United States first; includes `current` even if this browser does not support it.
 */
export function zoneOptions(current: string): { usual: ZoneOption[]; others: ZoneOption[] } {
  const usual = UNITED_STATES.map(([value, label]) => ({ value, label }));
  const isUsual = (zone: string) => UNITED_STATES.some(([value]) => value === zone);
  const others = new Set(Intl.supportedValuesOf('timeZone'));
  others.add(current);
  return {
    usual,
    others: [...others]
      .filter((zone) => !isUsual(zone))
      .sort()
      .map((value) => ({ value, label: zoneName(value) })),
  };
}

/** `Pacific Time, Los Angeles`, or the zone's own name: `Europe/Isle of Man`. */
export function zoneName(zone: string): string {
  return UNITED_STATES.find(([value]) => value === zone)?.[1] ?? zone.replaceAll('_', ' ');
}
