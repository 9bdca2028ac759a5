import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { KeyFileError } from './key-file-error.ts';
import { readIfThere, readOrCreatePrivateFile } from './private-file.ts';
import { createSecretBox, type SecretBox, type SecretKey } from './secret-box.ts';

const KEY_BYTES = 32;
// An id that SECRET_KEYS cannot contain: there, ids do not start with an underscore.
const DATA_FOLDER_KEY_ID = '_data';

export type KeyPlaces = { dataDir: string; secretKeys: readonly SecretKey[] };

const keyFile = (dataDir: string) => path.join(dataDir, 'secret.key');

/**
 * The secret box of this installation. Its keys come from the setting SECRET_KEYS, or else from a key that is generated
 * and stored in the data folder. If keys are configured later, values encrypted with the data folder's key can still be
 * decrypted.
 */
export async function openSecrets({ dataDir, secretKeys }: KeyPlaces): Promise<SecretBox> {
  const file = keyFile(dataDir);
  const [current, ...older] = secretKeys;
  if (!current) {
    const made = () => randomBytes(KEY_BYTES).toString('base64');
    const content = await readKey(file, () => readOrCreatePrivateFile(file, made));
    return createSecretBox([dataFolderKey(file, content)]);
  }
  const storedKey = await readKey(file, () => readIfThere(file));
  return createSecretBox([
    current,
    ...older,
    ...(storedKey ? [dataFolderKey(file, storedKey)] : []),
  ]);
}

/**
 * Fingerprints of the installation's keys, which disclose nothing about the keys themselves. They show whether these
 * keys encrypted the contents of a backup. Empty if no key has been created yet.
 */
export async function findKeyFingerprints({ dataDir, secretKeys }: KeyPlaces): Promise<string[]> {
  const file = keyFile(dataDir);
  const storedKey = await readKey(file, () => readIfThere(file));
  const keys = [...secretKeys, ...(storedKey ? [dataFolderKey(file, storedKey)] : [])];
  return keys.map((key) => createSecretBox([key]).derive('key-fingerprint')[0]);
}

/** The system's error names the file only if it is about the file, rather than about a full disk. */
async function readKey<Content>(file: string, read: () => Promise<Content>): Promise<Content> {
  try {
    return await read();
  } catch (error) {
    const { code, path: at } = error as NodeJS.ErrnoException;
    if (at !== file && code !== 'EISDIR') throw error;
    throw new KeyFileError(file, `cannot be read (${code})`, error);
  }
}

function dataFolderKey(file: string, content: string): SecretKey {
  const key = Buffer.from(content, 'base64');
  if (key.length !== KEY_BYTES) {
    throw new KeyFileError(file, `is damaged: it is not a key of ${KEY_BYTES} bytes in base64`);
  }
  return { id: DATA_FOLDER_KEY_ID, key };
}
