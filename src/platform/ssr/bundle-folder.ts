import { access, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const DIST = path.resolve(import.meta.dirname, '../../../dist');

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

/** Names of files alone; those of builds carry a hash of what is in them. */
const ASSET = /^[\w-][\w.-]*$/;

/** The folder, of any build that is there now, that has a file of this name among its assets. */
export async function findAssetFolder(name: string): Promise<string | undefined> {
  if (!ASSET.test(name)) return undefined;
  const builds = await readdir(DIST).catch(() => []);
  const folders = builds.map((build) => path.join(DIST, build, 'client/assets'));
  const found = await Promise.all(folders.map((folder) => exists(path.join(folder, name))));
  return folders[found.indexOf(true)];
}

function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}
