import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { SecretBox } from '../../platform/secrets/secret-box.ts';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** How many bytes longer a stored part is than what it contains. */
export const SEAL_BYTES = NONCE_BYTES + TAG_BYTES;

type Sealing = Pick<SecretBox, 'seal' | 'open'>;

const keyPlace = (documentId: string) => `documents.data_key:${documentId}`;
const namePlace = (documentId: string) => `documents.name:${documentId}`;

/** A new key for the parts of one document, sealed with the keys of the installation. */
export const newDataKey = (secrets: Sealing, documentId: string): string =>
  secrets.seal(randomBytes(KEY_BYTES).toString('base64'), keyPlace(documentId));

export const openDataKey = (secrets: Sealing, documentId: string, sealed: string): Buffer =>
  Buffer.from(secrets.open(sealed, keyPlace(documentId)), 'base64');

/** The name of a document says as much as its content: `Petition for dissolution.pdf`. */
export const sealName = (secrets: Sealing, documentId: string, name: string): string =>
  secrets.seal(name, namePlace(documentId));

export const openName = (secrets: Sealing, documentId: string, sealed: string): string =>
  secrets.open(sealed, namePlace(documentId));

type Place = { documentId: string; number: number };

/** A part belongs to one place of one document: moving it elsewhere is detected. */
const authenticated = ({ documentId, number }: Place) =>
  Buffer.from(`document_parts:${documentId}:${number}`);

/** Nonce, ciphertext and tag. */
export function sealPart(key: Buffer, place: Place, bytes: Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  cipher.setAAD(authenticated(place));
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Throws if the part was altered, or is that of another place. */
export function openPart(key: Buffer, place: Place, sealed: Buffer): Buffer {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(authenticated(place));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([
    decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)),
    decipher.final(),
  ]);
}
