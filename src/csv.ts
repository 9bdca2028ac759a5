/**
 * Tables as CSV (RFC 4180), in parts: the head, then lines for as many rows at a time as one likes. Spreadsheets
 * run what begins like a formula, and clients write these texts: such a text gets an apostrophe, which
 * spreadsheets show as text.
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

const FORMULA = /^[\s\u200B-\u200F\uFEFF]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/;

function csvCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value !== 'string') return value instanceof Date ? value.toISOString() : String(value);
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
