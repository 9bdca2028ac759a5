import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { bundleFolder } from '../../../src/platform/ssr/bundle-folder.ts';

export type Sizes = { plain: number; gzip: number; brotli: number };

/** The scripts and style sheets that a page's HTML refers to. */
export function filesOfPage(html: string): { scripts: string[]; styles: string[] } {
  const named = [...new Set(html.match(/\/assets\/[\w.$-]+\.(?:js|css)/g))];
  return {
    scripts: named.filter((file) => file.endsWith('.js')),
    styles: named.filter((file) => file.endsWith('.css')),
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
