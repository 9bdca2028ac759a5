import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { readIfThere, readOrCreatePrivateFile } from './private-file.ts';
import { createSecretBox, type SecretBox, type SecretKey } from './secret-box.ts';

const KEY_BYTES = 32;
// A name that the setting SECRET_KEYS cannot give: it takes no underscore in front.
const DATA_FOLDER_KEY_ID = '_data';

export type KeyPlaces = { dataDir: string; secretKeys: readonly SecretKey[] };

const keyFile = (dataDir: string) => path.join(dataDir, 'secret.key');

/**
 * The box of this installation. Its keys are those of the setting; without it, one that is made and kept
 * in the data folder. Who sets keys later can still open what the data folder's key sealed.
 */
export async function openSecrets({ dataDir, secretKeys }: KeyPlaces): Promise<SecretBox> {
  const file = keyFile(dataDir);
  const [current, ...older] = secretKeys;
  if (!current) {
    const made = () => randomBytes(KEY_BYTES).toString('base64');
    return createSecretBox([dataFolderKey(file, await readOrCreatePrivateFile(file, made))]);
  }
  const kept = await readIfThere(file);
  return createSecretBox([current, ...older, ...(kept ? [dataFolderKey(file, kept)] : [])]);
}

/**
 * What tells the keys of this installation from others', and nothing of the keys themselves: for saying
 * whether they are those that sealed what a backup holds. Empty where no key has been made yet.
 */
export async function findKeyFingerprints({ dataDir, secretKeys }: KeyPlaces): Promise<string[]> {
  const file = keyFile(dataDir);
  const kept = await readIfThere(file);
  const keys = [...secretKeys, ...(kept ? [dataFolderKey(file, kept)] : [])];
  return keys.map((key) => createSecretBox([key]).derive('key-fingerprint')[0]);
}

function dataFolderKey(file: string, content: string): SecretKey {
  const key = Buffer.from(content, 'base64');
  if (key.length !== KEY_BYTES)
    throw new Error(`${file} does not hold a key of ${KEY_BYTES} bytes`);
  return { id: DATA_FOLDER_KEY_ID, key };
}
