import { z } from 'zod';
import {
  type CsvMistake,
  type CsvRow,
  readCsv,
  withoutApostrophe,
} from '../../../platform/text/read-csv.ts';
import { emailText } from '../../../platform/text/text-schema.ts';
import { attorneyFields } from '../../firm/attorneys/schema.ts';
import { saveHostInput } from '../../scheduling/hosts/schema.ts';
import { readHours, type WantedHours } from './read-hours.ts';
import { MAX_IMPORTED_PEOPLE } from './rules.ts';

type Column =
  | 'name'
  | 'firstName'
  | 'lastName'
  | 'email'
  | 'role'
  | 'areas'
  | 'languages'
  | 'office'
  | 'hours'
  | 'statement';

/** The accepted column headers, in lower case. */
const HEADERS: Readonly<Record<string, Column>> = {
  name: 'name',
  'full name': 'name',
  'first name': 'firstName',
  'last name': 'lastName',
  surname: 'lastName',
  'e-mail': 'email',
  email: 'email',
  'e-mail address': 'email',
  'email address': 'email',
  role: 'role',
  title: 'role',
  position: 'role',
  areas: 'areas',
  'practice areas': 'areas',
  'areas of law': 'areas',
  languages: 'languages',
  office: 'office',
  'office address': 'office',
  hours: 'hours',
  'consultation hours': 'hours',
  statement: 'statement',
};

const DEFAULT_ROLE = 'Attorney';
const DEFAULT_LANGUAGE = 'English';
const MAX_ERRORS = 50;

const WORDS: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'E-mail',
  role: 'Role',
  practiceAreas: 'Areas',
  languages: 'Languages',
  office: 'Office',
  hours: 'Hours',
  statement: 'Statement',
};

const BAD_HOURS =
  'Write them as in “Mon-Fri 9:00-11:30, 13:00-16:00”, or “firm”, or “same as” and a name';

const { name, role, languages, statement } = attorneyFields.shape;
const personSchema = z.object({
  ...{ name, role, languages, statement },
  // Compared with the firm's own below, by words that name the text.
  practiceAreas: z.array(z.string()).min(1, { error: 'Name at least one practice area' }),
  email: z.union([z.literal(''), emailText]).transform((text) => text || null),
  hours: z.string().transform((text, issues): WantedHours | null => {
    if (text === '') return null;
    const hours = readHours(text);
    const isRight =
      hours?.kind !== 'own' || saveHostInput.shape.weeklyHours.safeParse(hours.weeklyHours).success;
    if (hours && isRight) return hours;
    issues.addIssue(BAD_HOURS);
    return z.NEVER;
  }),
});
/** `office`: the key of an office. */
export type ImportedPerson = z.output<typeof personSchema> & {
  line: number;
  office: string | null;
};

export type ReadPeople = { people: ImportedPerson[]; errors: CsvMistake[] };

/** A practice area of the firm. */
type Area = { key: string; label: string };

/** An open office of the firm, and what it is called. */
export type NamedOffice = { key: string; names: readonly string[] };

type OfTheFirm = { areas: readonly Area[]; offices: readonly NamedOffice[] };

/**
 * The people in a CSV file as `readCsv` reads it. Errors name the line and the column. Without a statement, the profile
 * names the practice areas.
 */
export function readPeople(csv: string, { areas, offices }: OfTheFirm): ReadPeople {
  const read = readCsv(csv, { headers: HEADERS, maxRows: MAX_IMPORTED_PEOPLE });
  if ('mistake' in read) return { people: [], errors: [read.mistake] };
  const has = (column: Column) => read.columns.includes(column);
  if (!has('name') && !has('lastName'))
    return headerLacks('“Name”, or “First name” and “Last name”');
  if (!has('areas')) return headerLacks('“Areas”');
  const people: ImportedPerson[] = [];
  const errors: CsvMistake[] = [];
  for (const { fields, line } of read.rows) {
    const typed = personOf(fields, areas);
    const { data, error } = personSchema.safeParse(typed);
    errors.push(...unknownAreas(typed.practiceAreas, areas, line));
    const office = officeIn(fields.office, offices);
    if (office === undefined) errors.push({ line, message: `Office: ${unknownOffice(offices)}` });
    if (data) people.push({ ...data, office: office ?? null, line });
    for (const { path, message } of error?.issues ?? []) {
      const [field = ''] = path;
      errors.push({ line, message: `${WORDS[String(field)] ?? String(field)}: ${message}` });
    }
  }
  return { people, errors: errors.slice(0, MAX_ERRORS) };
}

const headerLacks = (column: string): ReadPeople => ({
  people: [],
  errors: [{ line: 1, message: `The header line needs a column ${column}` }],
});

function personOf(
  { firstName, lastName, name: full, ...fields }: CsvRow<Column>['fields'],
  areas: readonly Area[],
) {
  const practiceAreas = listOf(fields.areas).map((text) => keyOf(text, areas));
  const labels = practiceAreas.map((key) => areas.find((area) => area.key === key)?.label ?? key);
  return {
    name: withoutApostrophe(full || [firstName, lastName].filter(Boolean).join(' ')),
    email: fields.email ?? '',
    role: fields.role || DEFAULT_ROLE,
    practiceAreas,
    languages: fields.languages ? listOf(fields.languages) : [DEFAULT_LANGUAGE],
    hours: fields.hours ?? '',
    statement: fields.statement || `Works on ${new Intl.ListFormat('en').format(labels)}.`,
  };
}

const listOf = (text = ''): string[] =>
  text
    .split(/[;|\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

/** The key of the practice area that a text names by its key or label; the text itself if there is none. */
function keyOf(text: string, areas: readonly Area[]): string {
  const wanted = text.toLowerCase();
  const found = areas.find(
    ({ key, label }) => key === wanted.replace(/\s+/g, '-') || label.toLowerCase() === wanted,
  );
  return found?.key ?? text;
}

/** The key of the office that a cell names; null for an empty cell, undefined if there is none. */
function officeIn(text = '', offices: readonly NamedOffice[]): string | null | undefined {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return null;
  return offices.find(({ names }) => names.some((name) => name.toLowerCase() === wanted))?.key;
}

const unknownOffice = (offices: readonly NamedOffice[]): string =>
  `Write the name of an open office: ${offices.map(({ key, names: [name = key] }) => name).join(', ')}`;

const unknownAreas = (
  keys: readonly string[],
  areas: readonly Area[],
  line: number,
): CsvMistake[] =>
  keys
    .filter((key) => areas.every((area) => area.key !== key))
    .map((key) => ({
      line,
      message: `Areas: “${key}” is no practice area of the firm. Several are separated by semicolons`,
    }));
