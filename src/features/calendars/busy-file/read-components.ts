import { BusyFileError } from './busy-file-error.ts';

export type Property = { name: string; params: Readonly<Record<string, string>>; value: string };

/** A component of a file, such as an event. `isDamaged`: a line of it is not in the format of RFC 5545. */
export type Component = {
  name: string;
  properties: Property[];
  components: Component[];
  isDamaged: boolean;
};

/** The properties that are read; the others, such as descriptions of kilobytes, are not kept. */
const KEPT: ReadonlySet<string> = new Set([
  ...['DTSTART', 'DTEND', 'DURATION', 'RRULE', 'RDATE', 'EXDATE', 'EXRULE', 'RECURRENCE-ID', 'UID'],
  ...['STATUS', 'TRANSP', 'X-MICROSOFT-CDO-BUSYSTATUS', 'FREEBUSY'],
  ...['TZID', 'X-LIC-LOCATION', 'TZOFFSETFROM', 'TZOFFSETTO', 'X-WR-TIMEZONE'],
]);

/**
 * The calendars of an iCalendar file. A damaged line marks its component and costs nothing else. Throws a
 * `BusyFileError` for another kind of file and for one that is cut off: times may be missing at its end.
 */
export function readCalendars(text: string): Component[] {
  const root = component('');
  const open = [root];
  for (const line of unfold(text)) {
    const property = readLine(line);
    const current = open.at(-1) ?? root;
    if (!property) current.isDamaged = true;
    else if (property.name === 'BEGIN') begin(open, property.value.trim().toUpperCase());
    else if (property.name === 'END') end(open, property.value.trim().toUpperCase());
    else if (KEPT.has(property.name)) current.properties.push(property);
  }
  const calendars = root.components.filter(({ name }) => name === 'VCALENDAR');
  if (calendars.length === 0) throw new BusyFileError('The file is not an iCalendar file.');
  if (open.some(({ name }) => name === 'VCALENDAR')) {
    throw new BusyFileError('The file is not a complete iCalendar file: its end is missing.');
  }
  return calendars;
}

const component = (name: string): Component => ({
  name,
  properties: [],
  components: [],
  isDamaged: false,
});

function begin(open: Component[], name: string): void {
  // An event cannot contain another one: the END of the one before is missing.
  if (name === 'VEVENT') closeDamaged(open, 'VEVENT');
  const added = component(name);
  open.at(-1)?.components.push(added);
  open.push(added);
}

function end(open: Component[], name: string): void {
  const at = open.findLastIndex((each) => each.name === name);
  if (at < 1) return;
  for (const each of open.splice(at).slice(1)) each.isDamaged = true;
}

function closeDamaged(open: Component[], name: string): void {
  const at = open.findLastIndex((each) => each.name === name);
  if (at < 1) return;
  for (const each of open.splice(at)) each.isDamaged = true;
}

/** The lines of a file, without the line breaks that were inserted into long ones. */
function* unfold(text: string): Generator<string> {
  let line = '';
  for (const [each] of text.replace(/^\uFEFF+/, '').matchAll(/[^\r\n]+/g)) {
    if (each.startsWith(' ') || each.startsWith('\t')) {
      line += each.slice(1);
      continue;
    }
    if (line !== '') yield line;
    line = each;
  }
  if (line !== '') yield line;
}

const NAME = /^([A-Za-z\d-]+)(?=[;:])/;
const PARAMETER = /;([A-Za-z\d-]+)=((?:"[^"]*"|[^";:,]*)(?:,(?:"[^"]*"|[^";:,]*))*)/y;

/** A line's property; undefined if the line is not one. */
function readLine(line: string): Property | undefined {
  const name = NAME.exec(line)?.[1];
  if (name === undefined) return undefined;
  const params: Record<string, string> = {};
  let at = name.length;
  while (line[at] === ';') {
    PARAMETER.lastIndex = at;
    const [all, key, value] = PARAMETER.exec(line) ?? [];
    if (all === undefined || key === undefined) return undefined;
    params[key.toUpperCase()] = (value ?? '').replaceAll('"', '');
    at += all.length;
  }
  if (line[at] !== ':') return undefined;
  return { name: name.toUpperCase(), params, value: line.slice(at + 1).trim() };
}

/** The first property of this name. */
export const propertyOf = (component: Component, name: string): Property | undefined =>
  component.properties.find((each) => each.name === name);

export const propertiesOf = (component: Component, name: string): Property[] =>
  component.properties.filter((each) => each.name === name);

export const textOf = (component: Component, name: string): string =>
  propertyOf(component, name)?.value ?? '';
