import { access, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

const DIST = path.resolve(import.meta.dirname, '../../../dist');

export class BundleMissingError extends Error {
  constructor() {
    super('The web bundle is not built. Run "npm run build" first, or start with "npm start".');
    this.name = 'BundleMissingError';
  }
}

/** The folder of the current build. Newer builds get folders of their own, so its content never changes. */
export async function bundleFolder(): Promise<string> {
  const name = await readFile(path.join(DIST, 'current'), 'utf8').catch(() => undefined);
  if (!name) throw new BundleMissingError();
  return path.join(DIST, name);
}

/** Plain file names without a path; those of builds include a content hash. */
const ASSET = /^[\w-][\w.-]*$/;

/** The assets folder, of any existing build, that contains a file with this name. */
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
