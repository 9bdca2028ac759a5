import { execFile } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Everything that a build and a start read. */
const PARTS = [
  'src',
  'web',
  'messages',
  'tests',
  'db',
  'scripts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Below folders of the names of ours, with a space: what a rule about paths may not take for ours. */
export const CLONE = path.join(ROOT, '.tmp/clone/src/web/law firm');

/**
 * A clone of this checkout with further languages: `addLanguages` gets its folder `messages`. Nothing else is changed.
 * Builds take half a minute, so that the clone of the last run is used again if everything is as it was.
 */
export async function cloneWithLanguages(
  addLanguages: (messages: string) => Promise<void>,
): Promise<void> {
  await mkdir(CLONE, { recursive: true });
  for (const part of PARTS) {
    await rm(path.join(CLONE, part), { recursive: true, force: true });
    await cp(path.join(ROOT, part), path.join(CLONE, part), { recursive: true });
  }
  if (!existsSync(path.join(CLONE, 'node_modules'))) {
    linkFiles(path.join(ROOT, 'node_modules'), path.join(CLONE, 'node_modules'));
  }
  const messages = path.join(CLONE, 'messages');
  await addLanguages(messages);
  // As `npm run codegen` does.
  const { cataloguesSource } = await import(
    path.join(CLONE, 'scripts/catalogues/list-catalogues.ts')
  );
  await writeFile(path.join(messages, 'catalogues.gen.ts'), cataloguesSource());
  await promisify(execFile)(process.execPath, [path.join(CLONE, 'scripts/build.ts')]);
}

/** Recreates a folder with hard links to its files: the packages are large, and a link to the folder would be resolved. */
function linkFiles(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}
