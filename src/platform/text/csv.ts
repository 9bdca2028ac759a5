/**
 * Tables as CSV (RFC 4180), in parts: the head, then lines for as many rows at a time as one likes. Spreadsheets
 * run what begins like a formula, and clients write these texts: an apostrophe goes before it, which
 * spreadsheets show as text, also where a spreadsheet of another locale would begin a cell within the text.
 */
export function csvHead(columns: readonly string[]): string {
  // Excel takes a file for UTF-8 only if it begins so.
  return `\uFEFF${csvLine(columns)}`;
}

export function csvLines<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, unknown>>[],
): string {
  return rows.map((row) => csvLine(columns.map((column) => row[column]))).join('');
}

const csvLine = (cells: readonly unknown[]) => `${cells.map(csvCell).join(',')}\r\n`;

// = + - @ with their small and full-width forms and the mathematical minus: some spreadsheets take all of these.
const SIGNS = '=+\\-@\\uFE62\\uFE63\\uFE66\\uFE6B\\uFF0B\\uFF0D\\uFF1D\\uFF20\\u2212';
// Spaces and quotes are taken off before a cell is looked at, and what is invisible may be.
const SKIPPED = '[^\\S\\t\\r\\n]|\\p{Cf}|"';
// Where a list separator is a semicolon or a tab, a cell begins after each, and a row after each line break.
const FORMULA = new RegExp(
  `(?<=^|[;\\t\\r\\n])(?=(?:${SKIPPED})*[${SIGNS}])|^(?=[\\t\\r\\n])`,
  'gu',
);

function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return value instanceof Date ? value.toISOString() : String(value);
  const harmless = value.replace(FORMULA, "'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
