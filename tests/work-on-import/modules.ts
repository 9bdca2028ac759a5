import { globSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** Modules that run as separate threads or processes; nothing imports them. */
const PROGRAMS: ReadonlySet<string> = new Set([
  'src/features/articles/sanitize-worker.ts',
  'src/features/calendars/busy-file/worker.ts',
  'src/features/migration/emulator/emulator-process.ts',
  'src/features/news/sources/reading/reading-process.ts',
  'src/platform/pictures/marks/draw-mark-process.ts',
  'src/platform/pictures/rebuild/rebuild-process.ts',
  'src/platform/share-images/rasterize-worker.ts',
]);

/** Every module of the platform and of the features, as a path from the repository's root. */
export const MODULES: readonly string[] = globSync('src/{platform,features}/**/*.ts', { cwd: ROOT })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !/\.test\.ts$|\/testing\//.test(file) && !PROGRAMS.has(file));
