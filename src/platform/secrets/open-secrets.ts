import { randomBytes } from 'node:crypto';
import path from 'node:path';
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
    return createSecretBox([dataFolderKey(file, await readOrCreatePrivateFile(file, made))]);
  }
  const storedKey = await readIfThere(file);
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
  const storedKey = await readIfThere(file);
  const keys = [...secretKeys, ...(storedKey ? [dataFolderKey(file, storedKey)] : [])];
  return keys.map((key) => createSecretBox([key]).derive('key-fingerprint')[0]);
}

function dataFolderKey(file: string, content: string): SecretKey {
  const key = Buffer.from(content, 'base64');
  if (key.length !== KEY_BYTES)
    throw new Error(`${file} does not hold a key of ${KEY_BYTES} bytes`);
  return { id: DATA_FOLDER_KEY_ID, key };
}
