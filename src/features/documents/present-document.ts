import type { SecretBox } from '../../platform/secrets/secret-box.ts';
import type { StoredDocument } from './queries.ts';
import { fileNameOf } from './rules.ts';
import { openName } from './sealed-parts.ts';

/** A document as staff and clients see it: with its name, and without its key. */
export const presentDocument = (
  secrets: Pick<SecretBox, 'seal' | 'open'>,
  {
    id,
    itemId,
    direction,
    name,
    type,
    sizeBytes,
    state,
    refusal,
    scan,
    createdAt,
    settledAt,
    downloadedAt,
    createdBy,
  }: StoredDocument,
) => ({
  id,
  itemId,
  direction,
  name: fileNameOf(openName(secrets, id, name), type),
  type,
  sizeBytes,
  state,
  refusal,
  scan,
  createdAt,
  settledAt,
  downloadedAt,
  createdBy,
});
