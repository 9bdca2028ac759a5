import { CsvError, parse } from 'csv-parse/sync';
import { MAX_IMPORTED_ROWS, RELATIONS, type Relation } from '../rules.ts';
import { type EntryFields, entryFields } from './schema.ts';

type ImportError = { line: number; message: string };
export type ReadImport = { entries: EntryFields[]; errors: ImportError[] };

type Column = keyof EntryFields;

/** The accepted column headers, in lower case. */
const HEADERS: Readonly<Record<string, Column | 'firstName' | 'lastName'>> = {
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

type CsvRow = { record: Record<string, string>; info: { lines: number } };

/**
 * The entries of a CSV file with a header line, in any order of its columns; unknown columns are ignored. The separator
 * is a comma, a semicolon, a tab or the one that a first line `sep=` names. Errors name the line and the column.
 */
export function readImport(csv: string): ReadImport {
  if (csv.includes('\uFFFD')) return failure(lineOf(csv, '\uFFFD'), UNREADABLE);
  let rows: CsvRow[];
  try {
    rows = parseRows(csv);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { entries: [], errors: [{ line: Number(error.lines ?? 1), message: error.message }] };
  }
  const [first] = rows;
  if (!first) return failure(1, 'The file has no rows below its header line');
  const columns = Object.keys(first.record);
  if (!columns.some((column) => column === 'name' || column === 'lastName')) {
    return failure(1, 'The header line needs a column “Name”, or “First name” and “Last name”');
  }
  if (rows.length > MAX_IMPORTED_ROWS) {
    return failure(1, `The file has more than ${MAX_IMPORTED_ROWS} rows: import it in parts`);
  }
  return readRows(rows);
}

const UNREADABLE =
  'The file is in an encoding that cannot be read: save it as “CSV UTF-8” and import it again';

const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

const failure = (line: number, message: string): ReadImport => ({
  entries: [],
  errors: [{ line, message }],
});

function parseRows(csv: string): CsvRow[] {
  const { delimiter, skipped } = separatorOf(csv);
  return parse(csv, {
    bom: true,
    columns: (headers: string[]) =>
      headers.map((header) => HEADERS[header.trim().toLowerCase()] ?? false),
    delimiter,
    from_line: skipped + 1,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    // Enough to see that there are too many.
    to: MAX_IMPORTED_ROWS + 1,
    trim: true,
  }) as unknown as CsvRow[];
}

/** The separator, from Excel's own first line `sep=;` or from the header line, and the number of lines before that. */
function separatorOf(csv: string): { delimiter: string; skipped: number } {
  const [first = ''] = csv.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/, 1);
  const own = /^"?sep=(.)"?[,;\t]*$/i.exec(first)?.[1];
  if (own !== undefined) return { delimiter: own, skipped: 1 };
  const delimiter = [',', ';', '\t'].find((each) => first.includes(each)) ?? ',';
  return { delimiter, skipped: 0 };
}

function readRows(rows: readonly CsvRow[]): ReadImport {
  const entries: EntryFields[] = [];
  const errors: ImportError[] = [];
  for (const { record, info } of rows) {
    if (errors.length >= MAX_ERRORS) break;
    const read = entryFields.safeParse(fieldsOf(record));
    if (read.success) entries.push(read.data);
    else {
      errors.push(
        ...read.error.issues.map(({ path: [field], message }) => ({
          line: info.lines,
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
}: Record<string, string>) => ({
  // Exports put an apostrophe before a text that a spreadsheet would take for a formula.
  name: (name || [firstName, lastName].filter(Boolean).join(' ')).replace(/^'(?=[=+\-@])/, ''),
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
