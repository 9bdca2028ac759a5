import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import type { StoredAgreement, StoredEvent } from './queries.ts';

type Column = 'terms' | 'document' | 'translation' | 'pdf';
type Box = Pick<SecretBox, 'seal' | 'open'>;

const placeOf = (id: string, column: Column) => `agreements.${column}:${id}`;
const eventPlace = (agreementId: string, number: number) =>
  `agreement_events.facts:${agreementId}:${number}`;

/** Seals a column of an agreement. */
export const sealColumn = (secrets: Box, id: string, column: Column, text: string): string =>
  secrets.seal(text, placeOf(id, column));

/** Opens a sealed column; null if it is empty. Throws if it was altered or its key is unknown. */
export function openColumn(
  secrets: Box,
  row: Pick<StoredAgreement, 'id' | Column>,
  column: Column,
): string | null {
  const sealed = row[column];
  return sealed === null ? null : secrets.open(sealed, placeOf(row.id, column));
}

export const sealFacts = (secrets: Box, agreementId: string, number: number, facts: string) =>
  secrets.seal(facts, eventPlace(agreementId, number));

/** The facts of an entry of the chain as JSON. Throws if they were altered or their key is unknown. */
export const openFacts = (
  secrets: Box,
  { agreementId, number, facts }: Pick<StoredEvent, 'agreementId' | 'number' | 'facts'>,
): string => secrets.open(facts, eventPlace(agreementId, number));
