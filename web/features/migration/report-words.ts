import type { Report } from '../../../src/features/migration/schema.ts';
import { formatNumber } from '../../../src/platform/text/number-rules.ts';
import { countOf } from '../../lib/count-of.ts';

export type Difference = Report['differences'][number];

/** The result of a verification in a sentence. */
export function describeVerification(
  { agrees, differenceCount, tables }: Report,
  locale: string,
): string {
  if (agrees) {
    const rows = tables.reduce((sum, { sourceRows }) => sum + sourceRows, 0);
    return `Postgres and DynamoDB agree: ${countOf(rows, 'row', locale)} in ${countOf(tables.length, 'table', locale)}, every one the same.`;
  }
  return differSentence(differenceCount, locale);
}

/** The number of differing rows in a sentence. */
export const differSentence = (count: number, locale: string): string =>
  `${countOf(count, 'row', locale)} ${count === 1 ? 'differs' : 'differ'}.`;

/** Text that says how many of the differences are listed; undefined if all are. */
export function listedOf(
  { differences, differenceCount }: Report,
  locale: string,
): string | undefined {
  if (differences.length >= differenceCount) return undefined;
  return `The first ${formatNumber(differences.length, locale)} of ${formatNumber(differenceCount, locale)} are listed.`;
}

/** The kind of a row's difference as text: `Not in DynamoDB`, `Differs in status, notes`. */
export function describeDifference({ kind, fields }: Difference): string {
  if (kind === 'missing') return 'Not in DynamoDB';
  if (kind === 'extra') return 'Only in DynamoDB';
  return fields.length > 0 ? `Differs in ${fields.join(', ')}` : 'Differs';
}

/** The number of unrelated items in the DynamoDB table, if any. */
export function foreignSentence({ foreignItems }: Report, locale: string): string | undefined {
  if (foreignItems === 0) return undefined;
  return foreignItems === 1
    ? '1 item in the table does not belong to the site. It was not changed.'
    : `${formatNumber(foreignItems, locale)} items in the table do not belong to the site. They were not changed.`;
}
