import { hash } from 'node:crypto';

/** An entry of the archive without its own hash. */
export type ChainEntry = {
  number: number;
  kind: string;
  path: string;
  shownFrom: Date;
  /** HTTP status; null if there is nothing under this path any more, or for a text that is not a page. */
  status: number | null;
  /** SHA-256 of the text, in hex; null if there is none any more. */
  bodyHash: string | null;
  cause: string;
  auditId: string | null;
  previousHash: string;
};

/** The previous hash of the first entry. */
export const CHAIN_START = '0'.repeat(64);

export const sha256 = (text: string): string => hash('sha256', text, 'hex');

/**
 * The hash of an entry: SHA-256 of the JSON array of its members in the documented order (docs/operations.md), so that
 * anybody can check an export without this program.
 */
export const entryHash = (entry: ChainEntry): string =>
  sha256(
    JSON.stringify([
      entry.number,
      entry.kind,
      entry.path,
      entry.shownFrom.toISOString(),
      entry.status,
      entry.bodyHash,
      entry.cause,
      entry.auditId,
      entry.previousHash,
    ]),
  );
