import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const WEB = path.resolve(import.meta.dirname, '..');

/** Matches the URL of an API call in a string or template literal, and the text right before it. */
const CALL = /(.{0,12})['"`]\/(?:trpc|api|local-cognito)(?:['"`]|\/)/g;
/** Allowed before a URL: a call of `apiUrl` or of a download function that calls it, or the CSV file of a list. */
const GIVEN = /([aA]piUrl\((here\()?|downloadCsv\(| path[=:] ?(here\()?)$/;
const FETCH = /(?<![.\w])fetch\((?!apiUrl\().*/g;
/** Allowed: tRPC's links derive this URL from `apiUrl`. */
const OF_TRPC = "fetch(input, { ...init, credentials: 'include' });";
/** Allowed: not an API call, but a page of the site from which the archive takes the style sheets. */
const OF_PAGE = 'fetch(path)).text(),';
/** Allowed: not an API call, but a file of the build. */
const OF_FILE = 'fetch(url);';

it('every call of the client goes through apiUrl', async () => {
  const found: string[] = [];
  const stray: string[] = [];
  for await (const file of glob('**/*.{ts,tsx}', { cwd: WEB })) {
    if (file.endsWith('.test.ts')) continue;
    const source = await readFile(path.join(WEB, file), 'utf8');
    for (const [call, before = ''] of source.matchAll(CALL)) {
      found.push(file);
      if (!GIVEN.test(before)) stray.push(`${file}: ${call}`);
    }
    for (const [call] of source.matchAll(FETCH)) {
      if (![OF_TRPC, OF_PAGE, OF_FILE].includes(call)) stray.push(`${file}: ${call}`);
    }
  }
  expect(found.length).toBeGreaterThan(3);
  expect(stray).toEqual([]);
});
