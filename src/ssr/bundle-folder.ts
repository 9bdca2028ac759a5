import { readFile } from 'node:fs/promises';
import path from 'node:path';

const DIST = path.resolve(import.meta.dirname, '../../dist');

export class BundleMissingError extends Error {
  constructor() {
    super('The web bundle is not built. Run "npm run build" first, or start with "npm start".');
    this.name = 'BundleMissingError';
  }
}

/** The folder of the current build. It stays as it is while newer ones are built beside it. */
export async function bundleFolder(): Promise<string> {
  const name = await readFile(path.join(DIST, 'current'), 'utf8').catch(() => undefined);
  if (!name) throw new BundleMissingError();
  return path.join(DIST, name);
}
