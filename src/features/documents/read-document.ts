import type { Db } from '../../../db/client.ts';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import { type ByteSource, partedSource } from './content/byte-source.ts';
import { findPart } from './part-queries.ts';
import { PART_BYTES } from './rules.ts';
import { openDataKey, openPart } from './sealed-parts.ts';

type Deps = { db: Db; secrets: SecretBox };
type Sealed = { id: string; dataKey: string; sizeBytes: number };

const partReader = ({ db, secrets }: Deps, { id, dataKey }: Sealed) => {
  const key = openDataKey(secrets, id, dataKey);
  return async (number: number): Promise<Buffer> => {
    const sealed = await findPart(db, { documentId: id, number });
    if (!sealed) throw new Error(`Part ${number} of the document ${id} is missing`);
    return openPart(key, { documentId: id, number }, sealed);
  };
};

/** The bytes of a document, part by part. Throws if a part is missing or was altered, also after the first ones. */
export async function* readDocument(deps: Deps, document: Sealed): AsyncGenerator<Buffer> {
  const readPart = partReader(deps, document);
  const parts = Math.ceil(document.sizeBytes / PART_BYTES);
  for (let number = 0; number < parts; number += 1) yield await readPart(number);
}

/** The bytes of a document, by position. */
export const documentSource = (deps: Deps, document: Sealed): ByteSource =>
  partedSource(document.sizeBytes, PART_BYTES, partReader(deps, document));
