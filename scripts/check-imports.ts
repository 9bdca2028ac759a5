import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { FEATURE_ROOTS, findCycles } from './import-boundaries/find-cycles.ts';
import { readImports } from './import-boundaries/read-imports.ts';
import { BOUNDARY_RULES } from './import-boundaries/rules.ts';

/** Fails if an import violates a boundary rule, or if features depend on each other in a cycle. */
const ROOT = path.resolve(import.meta.dirname, '..');

const files = globSync('{src,web,db,messages,scripts,tests}/**/*.{ts,tsx,mjs}', { cwd: ROOT });
const imports = files.flatMap((file) =>
  readImports(file.replaceAll(path.sep, '/'), readFileSync(path.join(ROOT, file), 'utf8')),
);

const broken = imports.flatMap((imported) =>
  BOUNDARY_RULES.filter(({ isBroken }) => isBroken(imported)).map(
    ({ name, message }) =>
      `${imported.from}:${imported.line} imports ${imported.to}\n  ${name}: ${message}\n`,
  ),
);
const cycles = FEATURE_ROOTS.flatMap(({ root, message }) =>
  findCycles(imports, root).map(
    ({ features, imports: way }) =>
      `Features of ${root} depend on each other in a circle: ${[...features, features[0]].join(' → ')}\n${way
        .map(({ from, line, to }) => `  ${from}:${line} imports ${to}\n`)
        .join('')}  ${message}\n`,
  ),
);
for (const text of [...broken, ...cycles]) process.stderr.write(`${text}\n`);
process.stdout.write(
  `Checked ${imports.length} imports of ${files.length} files: ${broken.length + cycles.length} point the wrong way.\n`,
);
if (broken.length + cycles.length > 0) process.exitCode = 1;
