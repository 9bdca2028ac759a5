import { createHash } from 'node:crypto';
import type { RebuiltFile } from './rebuild/rebuild.ts';

/** The id of a picture: the hash of its stored files, in base64url. */
export function hashOfFiles(files: readonly RebuiltFile[]): string {
  const hash = createHash('sha256');
  for (const { bytes } of files) hash.update(bytes);
  return hash.digest('base64url');
}
