import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ALLOWED } from './country-words/allowed.ts';
import { findCountryWords } from './country-words/find-country-words.ts';
import { isTest } from './import-boundaries/rules.ts';

/** Fails if code outside of the jurisdiction packs names one country. */
const ROOT = path.resolve(import.meta.dirname, '..');

const files = globSync('{src,web,db}/**/*.{ts,tsx}', { cwd: ROOT })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => !isTest(file) && !/\/recorded\//.test(file));
const found = files.flatMap((file) =>
  findCountryWords(readFileSync(path.join(ROOT, file), 'utf8')).map((each) => ({ file, ...each })),
);
const wrong = found.filter(({ file }) => !(file in ALLOWED));
const unused = Object.keys(ALLOWED).filter((name) => !found.some(({ file }) => file === name));
for (const { file, line, what, instead } of wrong) {
  process.stderr.write(`${file}:${line} names ${what} of one country\n  ${instead}\n`);
}
for (const file of unused) {
  process.stderr.write(`${file} names no country any more: remove it from ALLOWED\n`);
}
process.stdout.write(
  `Checked ${files.length} files: ${wrong.length} lines name what only one country has.\n`,
);
if (wrong.length + unused.length > 0) process.exitCode = 1;
