import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buildServer } from './build-server.ts';
import { clientEnvironments } from './catalogues/client-environments.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const DIST = path.join(ROOT, 'dist');

/** Everything that affects the client and server bundles; the client also imports rules and schemas of the server. */
const SOURCES = [
  'web',
  'messages',
  'src',
  'db',
  'scripts/build-server.ts',
  'scripts/ascii-only.ts',
  'scripts/catalogues',
  'scripts/server-minify.ts',
  'vite.config.ts',
  'package-lock.json',
  'tsconfig.json',
];

/** Files in these folders that do not affect the bundle: tests, and files that the build itself generates. */
const IS_NO_SOURCE = /\.test\.tsx?$|^src\/(.+\/)?testing$|\/route-tree\.gen\.ts$/;

const KEPT_BUILDS = 3;

/**
 * Builds the web bundle unless a build of exactly these sources exists. Each build has its own folder in `dist`, and
 * `dist/current` names the current one: a server that is still running keeps the files that its pages refer to.
 */
export async function buildIfStale(): Promise<void> {
  const name = (await hashOf(SOURCES)).slice(0, 16);
  const target = path.join(DIST, name);
  if (!existsSync(target)) await buildInto(target);
  // If everything is up to date, nothing is written, because the checkout may be read-only.
  const current = path.join(DIST, 'current');
  if ((await readFile(current, 'utf8').catch(() => '')) === name) return;
  await writeFile(current, name);
  await removeOldBuilds(name);
}

async function buildInto(target: string): Promise<void> {
  process.stdout.write('Building the web bundle\n');
  // The bundle is always a production build; NODE_ENV is restored for the rest of this process.
  const { NODE_ENV } = process.env;
  const folder = path.join(ROOT, '.tmp', `build-${randomUUID()}`);
  process.env.NODE_ENV = 'production';
  try {
    await build(folder);
    await mkdir(DIST, { recursive: true });
    await rename(folder, target).catch((error: unknown) => {
      // Another process has built the same bundle in the meantime.
      if (!existsSync(target)) throw error;
    });
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
    await rm(folder, { recursive: true, force: true });
  }
}

async function removeOldBuilds(current: string): Promise<void> {
  const entries = await readdir(DIST, { withFileTypes: true });
  const builds = await Promise.all(
    entries
      .filter((entry) => entry.isDirectory() && entry.name !== current)
      .map(async ({ name }) => ({ name, builtAt: (await stat(path.join(DIST, name))).mtimeMs })),
  );
  builds.sort((a, b) => b.builtAt - a.builtAt);
  for (const { name } of builds.slice(KEPT_BUILDS - 1)) {
    await rm(path.join(DIST, name), { recursive: true, force: true });
  }
}

async function build(folder: string): Promise<void> {
  // Loaded on demand, so that Vite need not be installed if there is a bundle.
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({
    root: ROOT,
    logLevel: 'warn',
    environments: {
      ...clientEnvironments(() => ({ build: { outDir: path.join(folder, 'client') } })),
      ssr: { build: { outDir: path.join(folder, 'server') } },
    },
  });
  await builder.buildApp();
  await buildServer(path.join(folder, 'app'));
}

async function hashOf(sources: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) await addTo(hash, source);
  return hash.digest('hex');
}

async function addTo(hash: ReturnType<typeof createHash>, relative: string): Promise<void> {
  if (IS_NO_SOURCE.test(relative)) return;
  const absolute = path.join(ROOT, relative);
  const entries = await readdir(absolute, { withFileTypes: true }).catch(() => undefined);
  if (!entries) {
    // Normalised, because line endings differ between systems and between checkouts of the same commit.
    const content = (await readFile(absolute)).toString('latin1').replaceAll('\r\n', '\n');
    hash.update(`${relative}\0${content}\0`);
    return;
  }
  const names = entries.map((entry) => entry.name).sort();
  for (const name of names) await addTo(hash, `${relative}/${name}`);
}
