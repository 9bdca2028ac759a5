import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { CATALOGUES } from './catalogues.gen.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

const isCode = (file: string) => !/\.test\.|[\\/]testing[\\/]|\.gen\./.test(file);
const sources = globSync('{src,web}/**/*.{ts,tsx}', { cwd: ROOT })
  .filter(isCode)
  .map((file) => readFileSync(path.join(ROOT, file), 'utf8'));

/** Parts whose texts are all found by their key: `addresses.ts`, and `originals.test.ts` of the mails. */
const FOUND_BY_KEY = ['paths', 'templates'];

/** Parts in which a text is also found by a key that stands in the code as a string, in one of these forms. */
const FORMS_OF_KEYS: Readonly<Record<string, (key: string) => string[]>> = {
  // The texts of errors by their code.
  errors: (key) => [key, key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)],
  // The fields of contact preferences.
  forms: (key) => [key],
  // The halves of the day.
  hours: (key) => [key],
  // What a figure of the law is.
  law: (key) => [key],
};

const namesIn = (source: string, pattern: string): string[] =>
  [...source.matchAll(new RegExp(pattern, 'g'))].flatMap((match) => match.slice(1));

/** The names that a part has in a source: as an import, a destructured member, a constant or a parameter. */
function aliasesOf(part: string, source: string): string[] {
  const names = [
    ...namesIn(source, `import \\* as (\\w+) from '[./]*messages/en/${part}\\.ts'`),
    ...namesIn(source, `[{,]\\s*${part}: (\\w+)\\b`),
    ...namesIn(source, `[{,]\\s*(${part})\\s*[,}]`),
    ...namesIn(source, `(\\w+) = [\\w.()]*\\.${part};`),
    ...namesIn(source, `(\\w+): (?:Pick<)?Messages\\['${part}'\\]`),
  ];
  const withDefault = names.flatMap((name) => namesIn(source, `(\\w+): \\w+ = ${name}\\b`));
  return [...names, ...withDefault];
}

/** The texts of a part that a source names. */
function textsIn(part: string, source: string): string[] {
  const aliases = aliasesOf(part, source).map((name) => `\\b${name}`);
  const owner = `(?:${[`\\.${part}`, ...aliases].join('|')})`;
  const taken = namesIn(source, `\\{([^{}]*)\\} = [^;\\n]*${owner}\\b`);
  return [
    ...namesIn(source, `${owner}\\??\\.(\\w+)`),
    ...taken.flatMap((members) => namesIn(members, '(\\w+)')),
  ];
}

it.each(Object.keys(CATALOGUES.en).filter((part) => !FOUND_BY_KEY.includes(part)))(
  'every text of %s is shown by some code',
  (part) => {
    const mentions = sources.filter((source) => source.includes(part));
    const used = new Set(mentions.flatMap((source) => textsIn(part, source)));
    const isQuoted = (key: string) =>
      FORMS_OF_KEYS[part]?.(key).some((form) => sources.some((each) => each.includes(`'${form}'`)));
    const texts = Object.keys(CATALOGUES.en[part as keyof typeof CATALOGUES.en]);
    expect(texts.filter((key) => !used.has(key) && !isQuoted(key))).toEqual([]);
  },
);
