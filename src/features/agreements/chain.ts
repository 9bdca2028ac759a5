import { hash } from 'node:crypto';

/** An entry of the chain of an agreement, without its own hash. */
export type ChainEntry = {
  agreementId: string;
  number: number;
  kind: string;
  at: Date;
  actor: string;
  /** SHA-256 of the facts as JSON, which are stored sealed. */
  factsHash: string;
  previousHash: string;
};

/** What the first entry has for the hash of the entry before it. */
export const CHAIN_START = '0'.repeat(64);

export const sha256 = (content: string | Uint8Array): string => hash('sha256', content, 'hex');

/**
 * The hash of an entry: SHA-256 of the JSON array of its members in this order (docs/operations.md), so that anybody can
 * check an evidence file without this program.
 */
export const entryHash = (entry: ChainEntry): string =>
  sha256(
    JSON.stringify([
      entry.agreementId,
      entry.number,
      entry.kind,
      entry.at.toISOString(),
      entry.actor,
      entry.factsHash,
      entry.previousHash,
    ]),
  );
