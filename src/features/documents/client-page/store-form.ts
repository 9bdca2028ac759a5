import type { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { findDocument, updateDocument } from '../queries.ts';
import { MAX_BYTES, type Refusal } from '../rules.ts';
import { type CheckDeps, refuseDocument } from '../upload/check-document.ts';
import { finishUpload } from '../upload/finish-upload.ts';
import { storeBytes } from '../upload/store-bytes.ts';
import { requireLinked, startLinked } from './linked-documents.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets'> & CheckDeps;

type Form = {
  token: string;
  body: Readable;
  /** Parses the body into files. */
  form: Writable;
  onFile: (listener: (itemId: string, file: Readable, name: string) => void) => void;
};

/**
 * Stores the files of a form while they arrive, one after the other. Returns how many could not be taken. Throws
 * `link_not_found`, or the error that ended the form.
 */
export async function storeForm(deps: Deps, { token, body, form, onFile }: Form): Promise<number> {
  await requireLinked(deps, token);
  const files: Promise<boolean>[] = [];
  let current: Readable | undefined;
  onFile((itemId, file, name) => {
    current = file;
    // An input in which nothing was chosen.
    if (name) files.push(storeFile(deps, { token, itemId, file, name }));
    else file.resume();
  });
  try {
    await pipeline(body, form);
  } catch (error) {
    current?.destroy(error as Error);
    await Promise.allSettled(files);
    throw error;
  }
  const taken = await Promise.all(files);
  return taken.filter((isTaken) => !isTaken).length;
}

/**
 * Stores and checks one file. What was refused counts as taken, because the page shows it with the reason. The file is
 * read to its end in any case, so that those after it arrive.
 */
async function storeFile(
  deps: Deps,
  { token, itemId, file, name }: { token: string; itemId: string; file: Readable; name: string },
): Promise<boolean> {
  const { db, now } = deps;
  try {
    const upload = { token, itemId: itemId || null, fileName: name, sizeBytes: null };
    const { id, dataKey } = await startLinked(deps, upload);
    const pieces = file.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
    const target = { id, dataKey, offset: 0, limit: MAX_BYTES };
    const { offset, end } = await storeBytes(deps, target, pieces, { isWhole: true });
    const document = await findDocument(db, id);
    if (!document) return false;
    const refusal: Refusal | undefined =
      end === 'too_long' ? 'too_large' : offset === 0 ? 'empty' : undefined;
    if (refusal) {
      const facts = { document, refusal, now: now(), state: 'uploading' } as const;
      await db.transaction().execute((tx) => refuseDocument(tx, facts));
    } else {
      await updateDocument(db, { id, state: 'uploading' }, { sizeBytes: offset });
      await finishUpload(deps, { ...document, sizeBytes: offset });
    }
    return true;
  } catch (error) {
    if (error instanceof DomainError && error.kind !== 'unavailable') return false;
    throw error;
  } finally {
    file.resume();
  }
}
