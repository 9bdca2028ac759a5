import { readdirSync } from 'node:fs';
import path from 'node:path';

export const MESSAGES = path.resolve(import.meta.dirname, '../../messages');

/** Files of a language that are no part of its catalogue. */
const IS_NO_PART = /^language\.ts$|\.test\.ts$/;

/** The parts of a language's catalogue, such as `site` for `messages/es/site.ts`. */
export const partsOf = (language: string): string[] =>
  readdirSync(path.join(MESSAGES, language))
    .filter((file) => file.endsWith('.ts') && !IS_NO_PART.test(file))
    .map((file) => file.slice(0, -3))
    .sort();

/** The languages that have a catalogue. */
export const languages = (): string[] =>
  readdirSync(MESSAGES, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** The source of `messages/catalogues.gen.ts`, which imports every part of every language. */
export function cataloguesSource(): string {
  const all = languages();
  const imports = all.flatMap((language) =>
    ['language', ...partsOf(language)].map(
      (part) => `import * as ${nameOf(language, part)} from './${language}/${part}.ts';`,
    ),
  );
  const entries = all.map((language) => {
    const parts = partsOf(language).map((part) => `${part}: ${nameOf(language, part)}`);
    return `  ${language}: { ${parts.join(', ')} },`;
  });
  const names = all.map((language) => `  ${language}: ${nameOf(language, 'language')}.name,`);
  return [
    '// Written by "npm run codegen".',
    ...imports,
    "import type { Complete } from './complete.ts';",
    '',
    `export type English = { ${partsOf('en')
      .map((part) => `${part}: typeof ${nameOf('en', part)}`)
      .join('; ')} };`,
    '',
    'export const CATALOGUES = {',
    ...entries,
    '} satisfies Record<string, Complete<English>>;',
    '',
    '/** What each language calls itself. */',
    'export const LANGUAGE_NAMES = {',
    ...names,
    '} as const;',
    '',
  ].join('\n');
}

const nameOf = (language: string, part: string) => `${language}_${part}`.replaceAll('-', '_');
