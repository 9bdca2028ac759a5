import * as errors from '../../../../messages/en/errors.ts';
import { invalidField, notFound } from '../../../platform/errors/errors.ts';
import { hashOfToken } from '../../../platform/secrets/hash-of-token.ts';
import { noSuchLink } from '../../../platform/secrets/token-links.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { wordingFor } from '../../contact-preferences/queries.ts';
import { readGrant, type UploadGrant } from '../answers/upload-grant.ts';
import { countStoredBytes } from '../part-queries.ts';
import { presentDocument } from '../present-document.ts';
import {
  deleteDocument,
  findDocument,
  listDocumentsIn,
  lockDocument,
  markDownloaded,
  type StoredDocument,
} from '../queries.ts';
import {
  findLinkedRequest,
  findOpenById,
  listItems,
  type StoredRequest,
} from '../requests/queries.ts';
import { preferencesOf } from '../requests/receiver-preferences.ts';
import { MAX_DOCUMENTS } from '../rules.ts';
import type { LinkedAddInput } from '../schema.ts';
import { type SentFile, sentFile } from '../sent-file.ts';
import type { CheckDeps } from '../upload/check-document.ts';
import { finishUpload } from '../upload/finish-upload.ts';
import { countStored } from '../upload/receive-bytes.ts';
import { startUpload } from '../upload/start-upload.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets'>;
type Linked = { token: string; id: string };

const noSuchDocument = () => notFound('document', errors.documentNotFound);

/**
 * The request that a link leads to, and what a token is limited to that only adds documents. Throws `link_not_found`, the
 * same for every link that does not work.
 */
export async function requireLinked(
  { db, secrets, now }: Deps,
  token: string,
): Promise<StoredRequest & { grant: UploadGrant | undefined }> {
  const grant = readGrant(secrets, token, now());
  const request = grant
    ? await findOpenById(db, grant.requestId)
    : await findLinkedRequest(db, { tokenHash: hashOfToken(token), now: now() });
  if (!request) throw noSuchLink();
  return { ...request, grant };
}

/** Whether a document belongs to what a token is limited to. */
const isGranted = (grant: UploadGrant | undefined, { answerPlace }: StoredDocument): boolean =>
  !grant || (answerPlace !== null && grant.places.includes(answerPlace));

/** What the client's page shows. Documents that staff have not finished to share are left out. */
export async function getLinkedPage({ db, secrets, now }: Deps, token: string) {
  const { grant, ...request } = await requireLinked({ db, secrets, now }, token);
  const items = grant ? [] : await listItems(db, [request.id]);
  const documents = await listDocumentsIn(db, request.id);
  const all = documents.filter(({ direction }) => direction === 'from_client');
  const sent = all.filter((document) => isGranted(grant, document));
  const unfinished = sent.filter(({ state }) => state === 'uploading').map(({ id }) => id);
  const stored = await countStoredBytes(db, unfinished);
  const leftOf = (max: number, taken: readonly StoredDocument[]) =>
    Math.max(0, max - taken.filter(({ state }) => state !== 'refused').length);
  return {
    name: request.toName,
    message: grant ? null : request.message,
    items: items.map(({ id, label }) => ({ id, label })),
    sent: sent.map((document) => ({
      ...presentDocument(secrets, document),
      storedBytes: stored.get(document.id) ?? 0,
    })),
    shared: documents
      .filter(({ direction, state }) => !grant && direction === 'to_client' && state === 'kept')
      .map((document) => presentDocument(secrets, document)),
    left: Math.min(leftOf(MAX_DOCUMENTS, all), leftOf(grant?.max ?? MAX_DOCUMENTS, sent)),
    expiresAt: request.expiresAt,
    wording: await wordingFor(db, {
      email: request.toEmail,
      contactPreferences: await preferencesOf(db, request),
    }),
  };
}

/**
 * Makes room for a document of the client, whose bytes follow. Throws `link_not_found`, `too_many_documents`, or
 * `invalid_input` for something that is not asked for any more.
 */
export async function addLinked(
  deps: Deps,
  { token, itemId = null, name, size }: LinkedAddInput,
): Promise<{ id: string; storedBytes: number }> {
  const { id } = await startLinked(deps, { token, itemId, fileName: name, sizeBytes: size });
  return { id, storedBytes: 0 };
}

/** Like `addLinked`, but the size may be unknown until the upload ends. */
export async function startLinked(
  { db, secrets, now }: Deps,
  upload: { token: string; itemId: string | null; fileName: string; sizeBytes: number | null },
) {
  const { token, ...document } = upload;
  const { grant, ...request } = await requireLinked({ db, secrets, now }, token);
  return db.transaction().execute(async (tx) => {
    const items = document.itemId === null || grant ? [] : await listItems(tx, [request.id]);
    if (document.itemId !== null && !items.some(({ id }) => id === document.itemId)) {
      throw invalidField('itemId', errors.notAskedFor);
    }
    const fixed = { requestId: request.id, direction: 'from_client', createdBy: null } as const;
    return startUpload(tx, { secrets, now }, { ...document, ...fixed, at: grant });
  });
}

/** A document that the client has sent. Throws `link_not_found` or `document_not_found`. */
export async function requireSent(deps: Deps, { token, id }: Linked): Promise<StoredDocument> {
  const request = await requireLinked(deps, token);
  const document = await findDocument(deps.db, id);
  if (document?.requestId !== request.id || document.direction !== 'from_client') {
    throw noSuchDocument();
  }
  if (!isGranted(request.grant, document)) throw noSuchDocument();
  return document;
}

/** How much of a document is stored, with which its upload continues. */
export async function getLinkedUpload(deps: Deps, linked: Linked) {
  const { id } = await requireSent(deps, linked);
  return { id, storedBytes: await countStored(deps, id) };
}

/** Ends an upload and checks the document. Throws `link_not_found`, `document_not_found` or `upload_incomplete`. */
export async function finishLinked(deps: Deps & CheckDeps, linked: Linked) {
  const document = await finishUpload(deps, await requireSent(deps, linked));
  return presentDocument(deps.secrets, document);
}

/**
 * Deletes an upload that the client does not want to continue; does nothing to a document that has arrived, which belongs
 * to the file of the firm. Throws `link_not_found` or `document_not_found`.
 */
export async function removeLinked(deps: Deps, linked: Linked): Promise<void> {
  await requireSent(deps, linked);
  await deps.db.transaction().execute(async (tx) => {
    const document = await lockDocument(tx, linked.id);
    if (document?.state === 'uploading') await deleteDocument(tx, document.id);
  });
}

/** A document that the firm has shared, as a file. Throws `link_not_found` or `document_not_found`. */
export async function downloadLinked(
  { db, secrets, now }: Deps,
  { token, id }: Linked,
): Promise<SentFile> {
  const request = await requireLinked({ db, secrets, now }, token);
  const document = await findDocument(db, id);
  const isShared =
    !request.grant &&
    document?.requestId === request.id &&
    document.direction === 'to_client' &&
    document.state === 'kept';
  if (!isShared) throw noSuchDocument();
  await markDownloaded(db, id, now());
  return sentFile({ db, secrets }, document);
}
