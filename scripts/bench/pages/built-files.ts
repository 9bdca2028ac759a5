import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bundleFolder } from '../../../src/platform/ssr/bundle-folder.ts';

export type Sizes = { plain: number; gzip: number; brotli: number };

/** Budgets of design §7 for the files of a public page, in bytes with gzip. */
export const MAX_GZIP = { pageScript: 15 * 1024, client: 173.5 * 1024, style: 16.25 * 1024 };

export type PageFiles = Readonly<Record<keyof typeof MAX_GZIP, string[]>>;

const PAGE_SCRIPT = /\/(?:entry-page|page-script)-/;

/**
 * The built files that a page's HTML refers to: the small script that every page loads, the React client that follows
 * once something needs it, and the style sheets.
 */
export function filesOfPage(html: string): PageFiles {
  const named = [...new Set(html.match(/\/assets\/[\w.$-]+\.(?:js|css)/g))];
  const scripts = named.filter((file) => file.endsWith('.js'));
  return {
    pageScript: scripts.filter((file) => PAGE_SCRIPT.test(file)),
    client: scripts.filter((file) => !PAGE_SCRIPT.test(file)),
    style: named.filter((file) => file.endsWith('.css')),
  };
}

/** Total size of the files, in bytes as sent. */
export async function sizesOf(files: readonly string[]): Promise<Sizes> {
  const client = path.join(await bundleFolder(), 'client');
  const sum: Sizes = { plain: 0, gzip: 0, brotli: 0 };
  for (const file of files) {
    const name = path.join(client, file);
    const plain = await readFile(name);
    sum.plain += plain.length;
    sum.gzip += (await readFile(`${name}.gz`).catch(() => gzipSync(plain))).length;
    sum.brotli += (await readFile(`${name}.br`).catch(() => brotliCompressSync(plain))).length;
  }
  return sum;
}
