import type { Report } from '../../../src/features/migration/schema.ts';
import { countOf } from '../../lib/count-of.ts';
import { formatNumber } from './amounts.ts';

export type Difference = Report['differences'][number];

/** The result of a verification in a sentence. */
export function describeVerification({ agrees, differenceCount, tables }: Report): string {
  if (agrees) {
    const rows = tables.reduce((sum, { sourceRows }) => sum + sourceRows, 0);
    return `Postgres and DynamoDB agree: ${countOf(rows, 'row')} in ${countOf(tables.length, 'table')}, every one the same.`;
  }
  return differSentence(differenceCount);
}

/** The number of differing rows in a sentence. */
export const differSentence = (count: number): string =>
  `${countOf(count, 'row')} ${count === 1 ? 'differs' : 'differ'}.`;

/** Text that says how many of the differences are listed; undefined if all are. */
export function listedOf({ differences, differenceCount }: Report): string | undefined {
  if (differences.length >= differenceCount) return undefined;
  return `The first ${formatNumber(differences.length)} of ${formatNumber(differenceCount)} are listed.`;
}

/** The kind of a row's difference as text: `Not in DynamoDB`, `Differs in status, notes`. */
export function describeDifference({ kind, fields }: Difference): string {
  if (kind === 'missing') return 'Not in DynamoDB';
  if (kind === 'extra') return 'Only in DynamoDB';
  return fields.length > 0 ? `Differs in ${fields.join(', ')}` : 'Differs';
}

/** The number of unrelated items in the DynamoDB table, if any. */
export function foreignSentence({ foreignItems }: Report): string | undefined {
  if (foreignItems === 0) return undefined;
  return foreignItems === 1
    ? '1 item in the table does not belong to the site. It was not changed.'
    : `${formatNumber(foreignItems)} items in the table do not belong to the site. They were not changed.`;
}
