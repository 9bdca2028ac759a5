import { CsvError, parse } from 'csv-parse/sync';

/** A row by the columns of the file, with the line of the file, counted from 1. */
export type CsvRow<Column extends string> = {
  fields: Partial<Record<Column, string>>;
  line: number;
};

export type CsvMistake = { line: number; message: string };

type Options<Column extends string> = {
  /** The accepted column headers, in lower case; other columns are ignored. */
  headers: Readonly<Record<string, Column>>;
  maxRows: number;
};

const UNREADABLE =
  'The file is in an encoding that cannot be read: save it as “CSV UTF-8” and import it again';

/**
 * The rows of a CSV file with a header line, with its columns in any order. The separator is a comma, a semicolon, a tab
 * or the one that a first line `sep=` names. Returns a mistake if the file as a whole cannot be read.
 */
export function readCsv<Column extends string>(
  csv: string,
  { headers, maxRows }: Options<Column>,
): { rows: CsvRow<Column>[]; columns: Column[] } | { mistake: CsvMistake } {
  if (csv.includes('\uFFFD')) return failed(UNREADABLE, lineOf(csv, '\uFFFD'));
  let rows: CsvRow<Column>[];
  try {
    rows = parseRows(csv, { headers, maxRows });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return failed(error.message, Number(error.lines ?? 1));
  }
  const [first] = rows;
  if (!first) return failed('The file has no rows below its header line');
  if (rows.length > maxRows) {
    return failed(`The file has more than ${maxRows} rows: import it in parts`);
  }
  return { rows, columns: Object.keys(first.fields) as Column[] };
}

const failed = (message: string, line = 1) => ({ mistake: { line, message } });

const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

function parseRows<Column extends string>(
  csv: string,
  { headers, maxRows }: Options<Column>,
): CsvRow<Column>[] {
  const { delimiter, skipped } = separatorOf(csv);
  const rows = parse(csv, {
    bom: true,
    columns: (found: string[]) =>
      found.map((header) => headers[header.trim().toLowerCase()] ?? false),
    delimiter,
    from_line: skipped + 1,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
    // Enough to see that there are too many.
    to: maxRows + 1,
    trim: true,
  }) as unknown as { record: CsvRow<Column>['fields']; info: { lines: number } }[];
  return rows.map(({ record, info }) => ({ fields: record, line: info.lines }));
}

/** The separator, from Excel's own first line `sep=;` or from the header line, and the number of lines before that. */
function separatorOf(csv: string): { delimiter: string; skipped: number } {
  const [first = ''] = csv.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/, 1);
  const own = /^"?sep=(.)"?[,;\t]*$/i.exec(first)?.[1];
  if (own !== undefined) return { delimiter: own, skipped: 1 };
  const delimiter = [',', ';', '\t'].find((each) => first.includes(each)) ?? ',';
  return { delimiter, skipped: 0 };
}

/** Exports put an apostrophe before a text that a spreadsheet would take for a formula. */
export const withoutApostrophe = (text: string): string => text.replace(/^'(?=[=+\-@])/, '');
