import type { Db, Tx } from '../../../db/client.ts';
import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import type { Language } from '../../../messages/messages.ts';
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

/** A copy to be recorded, and why. */
type CausedCopy = Copy & { cause: CopyCause };

/** This process no longer has the lease on recording. */
export class LeaseLostError extends Error {}

/**
 * Records changed copies in one transaction, in the order given. Returns the new entries. Throws `LeaseLostError` if
 * another process records now. All copies of a pass have the same cause: only its last portion (`isLast`) settles which
 * audit entries have been recorded.
 */
export async function recordCopies(
  db: Db,
  recorder: string,
  copies: readonly CausedCopy[],
  { shownFrom, isLast }: { shownFrom: Date; isLast: boolean },
): Promise<StoredEntry[]> {
  if (copies.length === 0) return [];
  // Before the transaction, which must not wait for the compression.
  const bodies = await packNew(db, copies);
  return db.transaction().execute(async (tx) => {
    const lease = await lockRecorder(tx, recorder);
    if (!lease) throw new LeaseLostError('Another process records the archive');
    const auditId = await findLastContentAudit(tx, lease.auditId);
    if (auditId !== null && isLast) await saveRecordedAudit(tx, auditId);
    return append(tx, { copies, bodies, auditId, shownFrom });
  });
}

/** Records a letter that is about to be sent, in one of its languages (by default the main one), in the caller's transaction. */
export async function recordLetter(
  tx: Tx,
  letter: {
    id: string;
    language?: Language;
    mail: Pick<Mail, 'subject' | 'html'>;
    shownFrom: Date;
  },
): Promise<void> {
  const copy: CausedCopy = {
    ...{ kind: 'letter', path: pathOf(letter), status: 200 },
    text: mailCopy(letter.mail),
    cause: 'change',
  };
  const bodies = await packNew(tx, [copy]);
  await lockArchive(tx);
  await append(tx, {
    copies: [copy],
    bodies,
    auditId: null,
    shownFrom: letter.shownFrom,
  });
}

const pathOf = ({ id, language = MAIN_LANGUAGE }: { id: string; language?: Language }) =>
  language === MAIN_LANGUAGE ? `letter:${id}` : `letter:${id}/${language}`;

async function append(
  tx: Tx,
  {
    copies,
    bodies,
    auditId,
    shownFrom,
  }: {
    copies: readonly CausedCopy[];
    bodies: Awaited<ReturnType<typeof packNew>>;
    auditId: string | null;
    shownFrom: Date;
  },
): Promise<StoredEntry[]> {
  const last = await findLastCopy(tx);
  let previousHash = last?.entryHash ?? CHAIN_START;
  const entries = copies.map(({ kind, path, status, text, cause }, index) => {
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
  const bodies: { hash: string; content: Buffer; characters: number }[] = [];
  // One at a time: each compression needs megabytes.
  for (const [hash, text] of fresh) {
    bodies.push({ hash, content: await packText(text), characters: text.length });
  }
  return bodies;
}
