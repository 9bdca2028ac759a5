import type { Db, Tx } from '../../../db/client.ts';
import type { Mail } from '../email/mail.ts';
import { packText } from './body-text.ts';
import { CHAIN_START, entryHash, sha256 } from './chain.ts';
import { mailCopy } from './mail-copy.ts';
import {
  findKnownHashes,
  findLastContentAudit,
  findLastCopy,
  insertBodies,
  insertCopies,
  type StoredEntry,
} from './queries.ts';
import { lockArchive, lockRecorder, saveRecordedAudit } from './recorder-queries.ts';
import type { CopyCause, CopyKind } from './rules.ts';

/** What something shows now; `text` is null if there is nothing under its path any more. */
export type Copy = { kind: CopyKind; path: string; status: number | null; text: string | null };

type Occasion = { shownFrom: Date; cause: CopyCause };

/** This process no longer has the lease on recording. */
export class LeaseLostError extends Error {}

/**
 * Records changed copies in one transaction, in the order given. Returns the new entries. Throws `LeaseLostError` if
 * another process records now.
 */
export async function recordCopies(
  db: Db,
  recorder: string,
  copies: readonly Copy[],
  occasion: Occasion,
): Promise<StoredEntry[]> {
  if (copies.length === 0) return [];
  // Before the transaction, which must not wait for the compression.
  const bodies = await packNew(db, copies);
  return db.transaction().execute(async (tx) => {
    const lease = await lockRecorder(tx, recorder);
    if (!lease) throw new LeaseLostError('Another process records the archive');
    const auditId = await findLastContentAudit(tx, lease.auditId);
    if (auditId !== null) await saveRecordedAudit(tx, auditId);
    return append(tx, { copies, bodies, auditId, ...occasion });
  });
}

/** Records a letter that is about to be sent, in the caller's transaction. */
export async function recordLetter(
  tx: Tx,
  letter: { id: string; mail: Pick<Mail, 'subject' | 'html'>; shownFrom: Date },
): Promise<void> {
  const copy: Copy = {
    ...{ kind: 'letter', path: `letter:${letter.id}`, status: 200 },
    text: mailCopy(letter.mail),
  };
  const bodies = await packNew(tx, [copy]);
  await lockArchive(tx);
  await append(tx, {
    copies: [copy],
    bodies,
    auditId: null,
    shownFrom: letter.shownFrom,
    cause: 'change',
  });
}

async function append(
  tx: Tx,
  {
    copies,
    bodies,
    auditId,
    shownFrom,
    cause,
  }: Occasion & {
    copies: readonly Copy[];
    bodies: Awaited<ReturnType<typeof packNew>>;
    auditId: string | null;
  },
): Promise<StoredEntry[]> {
  const last = await findLastCopy(tx);
  let previousHash = last?.entryHash ?? CHAIN_START;
  const entries = copies.map(({ kind, path, status, text }, index) => {
    const entry = {
      number: (last?.number ?? 0) + 1 + index,
      kind,
      path,
      shownFrom,
      status: text === null ? null : status,
      bodyHash: text === null ? null : sha256(text),
      cause,
      auditId,
      previousHash,
    };
    previousHash = entryHash(entry);
    return { ...entry, entryHash: previousHash };
  });
  await insertBodies(tx, bodies);
  await insertCopies(tx, entries);
  return entries;
}

/** The texts that are not stored yet, compressed. */
async function packNew(db: Db, copies: readonly Copy[]) {
  const texts = new Map(
    copies.flatMap(({ text }) => (text === null ? [] : [[sha256(text), text]])),
  );
  const known = await findKnownHashes(db, [...texts.keys()]);
  const fresh = [...texts].filter(([hash]) => !known.has(hash));
  return Promise.all(
    fresh.map(async ([hash, text]) => ({
      hash,
      content: await packText(text),
      characters: text.length,
    })),
  );
}
