import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { MAIN_LANGUAGE } from '../messages/main-language.ts';
import { LANGUAGES, type Language, messagesIn } from '../messages/messages.ts';
import { bundleFolder } from '../src/platform/ssr/bundle-folder.ts';
import { manifestOf } from '../src/platform/ssr/manifest-of.ts';

/** Shorter texts also occur in code, and in names. */
const LEAST = 16;

const textsOf = (language: Language) =>
  Object.values(messagesIn(language))
    .flatMap((part) => Object.values(part))
    .filter((text) => typeof text === 'string' && text.length >= LEAST) as string[];

/** The scripts that a page in a language may load, with their texts. */
async function scriptsOf(language: Language): Promise<Map<string, string>> {
  const client = path.join(await bundleFolder(), 'client');
  const manifest: Record<string, { file: string }> = JSON.parse(
    await readFile(path.join(client, manifestOf(language)), 'utf8'),
  );
  const files = new Set(Object.values(manifest).map(({ file }) => file));
  const scripts = [...files].filter((file) => file.endsWith('.js'));
  return new Map(
    await Promise.all(
      scripts.map(async (file) => {
        const source = await readFile(path.join(client, file), 'utf8');
        // Builds write other letters than those of ASCII as escapes.
        const text = source.replace(/\\u([\da-f]{4})|\\x([\da-f]{2})/gi, (_, long, short) =>
          String.fromCharCode(Number.parseInt(long ?? short, 16)),
        );
        return [file, text] as const;
      }),
    ),
  );
}

// Scripts for other languages contain the English texts of errors, which they recognize: see `translateError`.
it('the scripts of pages in English contain texts of no other language', async () => {
  const scripts = await scriptsOf(MAIN_LANGUAGE);
  const english = textsOf(MAIN_LANGUAGE);
  const all = [...scripts.values()].join('\n');
  expect(english.filter((text) => all.includes(text)).length).toBeGreaterThan(50);
  const known = new Set(english);
  for (const other of LANGUAGES.filter((language) => language !== MAIN_LANGUAGE)) {
    const texts = textsOf(other).filter((text) => !known.has(text));
    expect(texts.length).toBeGreaterThan(50);
    const found = [...scripts].flatMap(([file, source]) =>
      texts.filter((text) => source.includes(text)).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  }
});
