import ICAL from 'ical.js';

/**
 * Reads a calendar file as a calendar application would, using the time zone rules in the file. Instants are ISO text.
 */
export function readCalendar(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) {
    ICAL.TimezoneService.register(new ICAL.Timezone(zone));
  }
  const component = calendar.getFirstSubcomponent('vevent');
  if (!component) throw new Error('no event');
  const event = new ICAL.Event(component);
  const instant = (time: typeof event.startDate) =>
    new Date(time.toUnixTime() * 1_000).toISOString();
  return {
    calendar,
    component,
    event,
    start: instant(event.startDate),
    end: instant(event.endDate),
  };
}
