import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { MESSAGES, partsOf } from '../../scripts/catalogues/list-catalogues.ts';

type Text = { key: string; text: string; hasValues: boolean };

/** The texts of a part of the English catalogue, as they are written there. */
async function readPart(part: string): Promise<Text[]> {
  const file = path.join(MESSAGES, 'en', `${part}.ts`);
  const { program } = parseSync(file, await readFile(file, 'utf8'));
  return program.body.flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration') return [];
    if (statement.declaration?.type !== 'VariableDeclaration') return [];
    return statement.declaration.declarations.flatMap(({ id, init }) => {
      const hasValues = init?.type === 'CallExpression';
      const [text] = hasValues ? init.arguments : [init];
      if (id.type !== 'Identifier' || text?.type !== 'Literal') return [];
      return [{ key: id.name, text: String(text.value), hasValues }];
    });
  });
}

/**
 * Writes the catalogue of a language into a folder, as a translator would: a file for each part of the English one, with
 * the texts that `translate` returns for those in English.
 */
export async function writeCatalogue(
  folder: string,
  {
    language,
    name,
    translate,
  }: {
    language: string;
    name: string;
    translate: (place: { part: string; key: string }, text: string) => string;
  },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const write = (part: string, lines: readonly string[]) =>
    writeFile(path.join(folder, `${part}.ts`), `${lines.join('\n')}\n`);
  await write('language', [
    "import { inLanguage } from '../message.ts';",
    `export const name = ${JSON.stringify(name)};`,
    `export const { message } = inLanguage(${JSON.stringify(language)});`,
  ]);
  for (const part of partsOf('en')) {
    const texts = await readPart(part);
    await write(part, [
      ...(texts.some(({ hasValues }) => hasValues)
        ? ["import { message } from './language.ts';"]
        : []),
      ...texts.map(({ key, text, hasValues }) => {
        const translated = JSON.stringify(translate({ part, key }, text));
        return `export const ${key} = ${hasValues ? `message(${translated})` : translated};`;
      }),
    ]);
  }
}
