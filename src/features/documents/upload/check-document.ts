import type { Tx } from '../../../../db/client.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import { backoffMs } from '../../../platform/background/backoff.ts';
import { addMilliseconds } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { refreshPeople } from '../../people/refresh-queries.ts';
import { inspectDocument } from '../content/inspect-document.ts';
import { deleteParts } from '../part-queries.ts';
import { lockShownPerson, type StoredDocument, saveEvent, updateDocument } from '../queries.ts';
import { documentSource, readDocument } from '../read-document.ts';
import type { DocumentType, Refusal, Scan } from '../rules.ts';
import { type DocumentScanner, ScannerError } from '../scan/document-scanner.ts';

export type CheckDeps = Pick<Context, 'db' | 'secrets' | 'now' | 'documentScanner'> & {
  log: Pick<Context['log'], 'warn'>;
};

/** The pauses after which a scanner that cannot be reached is asked again. */
const RESCAN = { firstMs: 60_000, maxMs: 30 * 60_000 };

/** The actor in the audit log for what a client does on their page. It contains a space, so it cannot be a username. */
export const CLIENT = 'the client';

type Sized = StoredDocument & { sizeBytes: number };

/**
 * Checks a document that is claimed (`checking`): its type and structure, then with the virus scanner if there is one.
 * It is kept, or refused and its bytes deleted. While the scanner cannot be reached, it stays claimed until the next try.
 */
export async function checkDocument(deps: CheckDeps, document: Sized): Promise<void> {
  const inspection = await inspectDocument(documentSource(deps, document));
  if ('refusal' in inspection) return refuse(deps, document, inspection.refusal);
  const { type } = inspection;
  if (!deps.documentScanner) return keep(deps, document, { type, scan: 'not_scanned' });
  const verdict = await scan(deps, deps.documentScanner, document);
  if (verdict === 'infected') return refuse(deps, document, 'infected');
  if (verdict === 'clean') return keep(deps, document, { type, scan: 'clean' });
  await waitForScanner(deps, document, type);
}

async function scan(
  deps: CheckDeps,
  scanner: DocumentScanner,
  document: Sized,
): Promise<'clean' | 'infected' | undefined> {
  try {
    return await scanner(readDocument(deps, document));
  } catch (error) {
    if (!(error instanceof ScannerError)) throw error;
    deps.log.warn({ err: error, documentId: document.id }, 'a document cannot be scanned for now');
    return undefined;
  }
}

async function waitForScanner(
  { db, now }: CheckDeps,
  { id, checkFailures }: Sized,
  type: DocumentType,
): Promise<void> {
  const failures = checkFailures + 1;
  await updateDocument(
    db,
    { id, state: 'checking' },
    {
      type,
      scan: 'waiting',
      checkFailures: failures,
      checkDueAt: addMilliseconds(now(), backoffMs(failures, RESCAN)),
    },
  );
}

async function keep(
  { db, now }: CheckDeps,
  document: Sized,
  { type, scan: scanned }: { type: DocumentType; scan: Scan },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockShownPerson(tx, document.personId);
    const change = { type, scan: scanned, state: 'kept', settledAt: now(), checkDueAt: null };
    if (!(await updateDocument(tx, { id: document.id, state: 'checking' }, change))) return;
    const isShared = document.direction === 'to_client';
    await noteSettled(tx, document, now(), isShared ? 'documents.share' : 'documents.receive', {
      type,
    });
  });
}

const refuse = ({ db, now }: CheckDeps, document: Sized, refusal: Refusal): Promise<void> =>
  db
    .transaction()
    .execute((tx) => refuseDocument(tx, { document, refusal, now: now(), state: 'checking' }));

/**
 * Refuses a document in this state and deletes its bytes. It stays in the timeline without them, so that staff can help
 * a client who cannot send something.
 */
export async function refuseDocument(
  tx: Tx,
  {
    document,
    refusal,
    now,
    state,
  }: { document: Noted; refusal: Refusal; now: Date; state: 'uploading' | 'checking' },
): Promise<void> {
  await lockShownPerson(tx, document.personId);
  const change = { refusal, state: 'refused', settledAt: now, checkDueAt: null };
  if (!(await updateDocument(tx, { id: document.id, state }, change))) return;
  await deleteParts(tx, document.id);
  await noteSettled(tx, document, now, 'documents.refuse', { refusal });
}

type Noted = Pick<StoredDocument, 'id' | 'personId' | 'createdBy'>;

/** The log names neither the document nor what it is for. */
async function noteSettled(
  tx: Tx,
  { id, personId, createdBy }: Noted,
  at: Date,
  action: string,
  facts: object,
): Promise<void> {
  await saveEvent(tx, { recordId: id, personId, at });
  await refreshPeople(tx, [personId]);
  await logChange(tx, createdBy ?? CLIENT, action, ['people', personId], {
    after: { documentId: id, ...facts },
  });
}
