import type { Context } from '../../platform/trpc/context.ts';
import type { StoredDocument } from './queries.ts';
import { readDocument } from './read-document.ts';
import { DOCUMENT_TYPES, fileNameOf } from './rules.ts';
import { openName } from './sealed-parts.ts';

/** A file to send: see `sendDocument`. */
export type SentFile = {
  name: string;
  mediaType: string;
  sizeBytes: number;
  bytes: AsyncIterable<Buffer>;
};

/** A document that is kept, as a file. Its bytes are read while they are sent. */
export function sentFile(
  deps: Pick<Context, 'db' | 'secrets'>,
  { id, dataKey, name, type, sizeBytes }: StoredDocument,
): SentFile {
  if (type === null || sizeBytes === null) throw new Error(`The document ${id} is not complete`);
  return {
    name: fileNameOf(openName(deps.secrets, id, name), type),
    mediaType: DOCUMENT_TYPES[type].mediaType,
    sizeBytes,
    bytes: readDocument(deps, { id, dataKey, sizeBytes }),
  };
}
