/**
 * Tables as CSV (RFC 4180), in parts: the header line, then lines for any number of rows at a time. Prevents CSV
 * injection: spreadsheets evaluate cells that begin like a formula, and clients write these texts. Such text is
 * prefixed with an apostrophe, which makes spreadsheets show it as text; so are places within a text where a
 * spreadsheet with another locale would begin a cell.
 */
export function csvHead(columns: readonly string[]): string {
  // Excel recognizes UTF-8 only by the byte order mark.
  return `\uFEFF${csvLine(columns)}`;
}

export function csvLines<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, unknown>>[],
): string {
  return rows.map((row) => csvLine(columns.map((column) => row[column]))).join('');
}

const csvLine = (cells: readonly unknown[]) => `${cells.map(csvCell).join(',')}\r\n`;

// = + - @, their small and full-width forms and the mathematical minus: some spreadsheets accept all of these.
const SIGNS = '=+\\-@\\uFE62\\uFE63\\uFE66\\uFE6B\\uFF0B\\uFF0D\\uFF1D\\uFF20\\u2212';
// Spreadsheets strip spaces and quotes before they interpret a cell, and may strip invisible characters.
const SKIPPED = '[^\\S\\t\\r\\n]|\\p{Cf}|"';
// If the separator is a semicolon or a tab, a cell begins after each of them; a row begins after each line break.
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
