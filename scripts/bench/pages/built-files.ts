import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bundleFolder } from '../../../src/platform/ssr/bundle-folder.ts';

export type Sizes = { plain: number; gzip: number; brotli: number };

/** Files of the page by kind, as its HTML names them: styles as links, scripts for its loader and its routes. */
export function filesOfPage(html: string): { scripts: string[]; styles: string[] } {
  const named = [...new Set(html.match(/\/assets\/[\w.$-]+\.(?:js|css)/g))];
  return {
    scripts: named.filter((file) => file.endsWith('.js')),
    styles: named.filter((file) => file.endsWith('.css')),
  };
}

/** What the files come to, in bytes as they are sent. */
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
