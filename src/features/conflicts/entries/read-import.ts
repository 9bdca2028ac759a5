import { type CsvRow, readCsv, withoutApostrophe } from '../../../platform/text/read-csv.ts';
import { MAX_IMPORTED_ROWS, RELATIONS, type Relation } from '../rules.ts';
import { type EntryFields, entryFields } from './schema.ts';

type ImportError = { line: number; message: string };
export type ReadImport = { entries: EntryFields[]; errors: ImportError[] };

type Column = keyof EntryFields;
type FileColumn = Column | 'firstName' | 'lastName';

/** The accepted column headers, in lower case. */
const HEADERS: Readonly<Record<string, FileColumn>> = {
  name: 'name',
  'full name': 'name',
  'first name': 'firstName',
  'last name': 'lastName',
  surname: 'lastName',
  'other names': 'otherNames',
  'former names': 'otherNames',
  aliases: 'otherNames',
  relation: 'relation',
  role: 'relation',
  note: 'note',
  notes: 'note',
};

const MAX_ERRORS = 50;

/**
 * The entries of a CSV file as `readCsv` reads it. Errors name the line and the column.
 */
export function readImport(csv: string): ReadImport {
  const read = readCsv(csv, { headers: HEADERS, maxRows: MAX_IMPORTED_ROWS });
  if ('mistake' in read) return { entries: [], errors: [read.mistake] };
  if (!read.columns.some((column) => column === 'name' || column === 'lastName')) {
    const message = 'The header line needs a column “Name”, or “First name” and “Last name”';
    return { entries: [], errors: [{ line: 1, message }] };
  }
  return readRows(read.rows);
}

function readRows(rows: readonly CsvRow<FileColumn>[]): ReadImport {
  const entries: EntryFields[] = [];
  const errors: ImportError[] = [];
  for (const { fields, line } of rows) {
    if (errors.length >= MAX_ERRORS) break;
    const read = entryFields.safeParse(fieldsOf(fields));
    if (read.success) entries.push(read.data);
    else {
      errors.push(
        ...read.error.issues.map(({ path: [field], message }) => ({
          line,
          message: `${WORDS[field as Column]}: ${message}`,
        })),
      );
    }
  }
  return { entries, errors: errors.slice(0, MAX_ERRORS) };
}

const WORDS: Readonly<Record<Column, string>> = {
  name: 'Name',
  otherNames: 'Other names',
  relation: 'Relation',
  note: 'Note',
};

const fieldsOf = ({
  name,
  firstName,
  lastName,
  otherNames,
  relation,
  note,
}: CsvRow<FileColumn>['fields']) => ({
  name: withoutApostrophe(name || [firstName, lastName].filter(Boolean).join(' ')),
  otherNames: otherNames?.replace(/\s*;\s*/g, '\n'),
  relation: relationOf(relation),
  note,
});

function relationOf(text = ''): Relation | string | undefined {
  if (text === '') return undefined;
  const wanted = text.toLowerCase().replace(/[\s_-]+/g, ' ');
  const relation = RELATIONS.find(
    ({ value, label }) => label.toLowerCase() === wanted || value.replace('_', ' ') === wanted,
  );
  return relation?.value ?? text;
}
