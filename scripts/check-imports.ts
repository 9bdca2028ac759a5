import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findCycles } from './import-boundaries/find-cycles.ts';
import { readImports } from './import-boundaries/read-imports.ts';
import { BOUNDARY_RULES } from './import-boundaries/rules.ts';

/** Refuses imports that point the wrong way, and features that depend on each other in a circle. */
const ROOT = path.resolve(import.meta.dirname, '..');

const files = globSync('{src,web,db,scripts,tests}/**/*.{ts,tsx,mjs}', { cwd: ROOT });
const imports = files.flatMap((file) =>
  readImports(file.replaceAll(path.sep, '/'), readFileSync(path.join(ROOT, file), 'utf8')),
);

const broken = imports.flatMap((imported) =>
  BOUNDARY_RULES.filter(({ isBroken }) => isBroken(imported)).map(
    ({ name, message }) =>
      `${imported.from}:${imported.line} imports ${imported.to}\n  ${name}: ${message}\n`,
  ),
);
const cycles = findCycles(imports).map(
  ({ features, imports: way }) =>
    `Features depend on each other in a circle: ${[...features, features[0]].join(' → ')}\n${way
      .map(({ from, line, to }) => `  ${from}:${line} imports ${to}\n`)
      .join('')}  Move what both need into src/platform, or hand it in from src/app.\n`,
);
for (const text of [...broken, ...cycles]) process.stderr.write(`${text}\n`);
process.stdout.write(
  `Checked ${imports.length} imports of ${files.length} files: ${broken.length + cycles.length} point the wrong way.\n`,
);
if (broken.length + cycles.length > 0) process.exitCode = 1;
