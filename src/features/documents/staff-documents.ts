import { logChange } from '../../platform/audit/queries.ts';
import type { StaffUser } from '../../platform/auth/user.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { requirePerson } from '../people/get-person.ts';
import { listMembers } from '../people/joins/queries.ts';
import { refreshPeople } from '../people/refresh-queries.ts';
import { presentDocument } from './present-document.ts';
import {
  deleteDocument,
  deleteEvents,
  findDocument,
  listDocumentsOf,
  lockDocument,
  lockShownPerson,
  markDownloaded,
  type StoredDocument,
} from './queries.ts';
import { openRequest } from './requests/open-request.ts';
import { findOpenRequest, listItems } from './requests/queries.ts';
import type { AddInput } from './schema.ts';
import { type SentFile, sentFile } from './sent-file.ts';
import { finishUpload } from './upload/finish-upload.ts';
import { countStored } from './upload/receive-bytes.ts';
import { startUpload } from './upload/start-upload.ts';

type Deps = Pick<Context, 'db' | 'secrets' | 'now' | 'documentScanner' | 'log'> & {
  user: StaffUser;
};

/** The documents of a person in both directions, and what they are asked for. Throws `person_not_found`. */
export async function getDocumentsOf(
  { db, secrets, documentScanner }: Pick<Deps, 'db' | 'secrets' | 'documentScanner'>,
  personId: string,
) {
  const { rootId } = await requirePerson(db, personId);
  const members = await listMembers(db, rootId);
  const open = await findOpenRequest(db, members);
  const items = open ? await listItems(db, [open.id]) : [];
  const documents = await listDocumentsOf(db, members);
  return {
    request: open
      ? {
          items: items.map(({ id, label, arrived }) => ({ id, label, arrived })),
          ...{ message: open.message, toEmail: open.toEmail },
          ...{ askedAt: open.askedAt, remindedAt: open.remindedAt, expiresAt: open.expiresAt },
        }
      : null,
    documents: documents.map((document) => presentDocument(secrets, document)),
    isScanned: documentScanner !== null,
  };
}

/**
 * Makes room for a document that the firm shares with a person, who hears of it once it has arrived. Throws
 * `person_not_found`, `too_many_documents`, or `invalid_input` for a person without an address.
 */
export async function addShared(
  { db, secrets, now, user }: Pick<Deps, 'db' | 'secrets' | 'now' | 'user'>,
  { personId, name, size }: AddInput,
): Promise<{ id: string; storedBytes: number }> {
  const { id } = await db.transaction().execute(async (tx) => {
    const request = await openRequest(tx, { secrets, now, username: user.username }, personId);
    return startUpload(
      tx,
      { secrets, now },
      {
        ...{ requestId: request.id, itemId: null, direction: 'to_client', fileName: name },
        ...{ sizeBytes: size, createdBy: user.username },
      },
    );
  });
  return { id, storedBytes: 0 };
}

/** A document of the firm for its client that is still being uploaded, or just was. Throws `document_not_found`. */
export async function requireShared(db: Deps['db'], id: string): Promise<StoredDocument> {
  const document = await findDocument(db, id);
  if (document?.direction !== 'to_client') throw noSuchDocument();
  return document;
}

/** How much of it is stored, with which its upload continues. Throws `document_not_found`. */
export async function getSharedUpload(
  { db }: Pick<Deps, 'db'>,
  id: string,
): Promise<{ id: string; storedBytes: number }> {
  await requireShared(db, id);
  return { id, storedBytes: await countStored({ db }, id) };
}

/** Ends the upload of a document of the firm and checks it. Throws `document_not_found` or `upload_incomplete`. */
export async function finishShared(deps: Deps, id: string) {
  const document = await finishUpload(deps, await requireShared(deps.db, id));
  return presentDocument(deps.secrets, document);
}

/** A document as a file. That staff have downloaded it is in the audit log. Throws `document_not_found`. */
export async function downloadDocument(
  { db, secrets, now, user }: Pick<Deps, 'db' | 'secrets' | 'now' | 'user'>,
  id: string,
): Promise<SentFile> {
  const document = await findDocument(db, id);
  if (document?.state !== 'kept') throw noSuchDocument();
  await db.transaction().execute(async (tx) => {
    if (document.direction === 'from_client') await markDownloaded(tx, id, now());
    await logChange(tx, user.username, 'documents.download', ['people', document.personId], {
      after: { documentId: id },
    });
  });
  return sentFile({ db, secrets }, document);
}

/** Deletes a document with its bytes, for both sides. Throws `document_not_found`. */
export async function removeDocument(
  { db, user }: Pick<Deps, 'db' | 'user'>,
  id: string,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const found = await findDocument(tx, id);
    if (found) await lockShownPerson(tx, found.personId);
    const document = await lockDocument(tx, id);
    if (!document) throw noSuchDocument();
    const { personId, direction, type, sizeBytes, createdAt } = document;
    await deleteDocument(tx, id);
    await deleteEvents(tx, [id]);
    await refreshPeople(tx, [personId]);
    await logChange(tx, user.username, 'documents.delete', ['people', personId], {
      before: { documentId: id, direction, type, sizeBytes, createdAt },
    });
  });
}

const noSuchDocument = () => notFound('document', 'There is no such document.');
