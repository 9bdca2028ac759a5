import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { readIfThere, readOrCreatePrivateFile } from './private-file.ts';
import { createSecretBox, type SecretBox, type SecretKey } from './secret-box.ts';

const KEY_BYTES = 32;
// A name that the setting SECRET_KEYS cannot give: it takes no underscore in front.
const DATA_FOLDER_KEY_ID = '_data';

/**
 * The box of this installation. Its keys are those of the setting; without it, one that is made and kept
 * in the data folder. Who sets keys later can still open what the data folder's key sealed.
 */
export async function openSecrets({
  dataDir,
  secretKeys,
}: {
  dataDir: string;
  secretKeys: readonly SecretKey[];
}): Promise<SecretBox> {
  const file = path.join(dataDir, 'secret.key');
  const [current, ...older] = secretKeys;
  if (!current) {
    const made = () => randomBytes(KEY_BYTES).toString('base64');
    return createSecretBox([dataFolderKey(file, await readOrCreatePrivateFile(file, made))]);
  }
  const kept = await readIfThere(file);
  return createSecretBox([current, ...older, ...(kept ? [dataFolderKey(file, kept)] : [])]);
}

function dataFolderKey(file: string, content: string): SecretKey {
  const key = Buffer.from(content, 'base64');
  if (key.length !== KEY_BYTES)
    throw new Error(`${file} does not hold a key of ${KEY_BYTES} bytes`);
  return { id: DATA_FOLDER_KEY_ID, key };
}
