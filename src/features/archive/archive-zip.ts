import { Readable } from 'node:stream';
import yazl from 'yazl';
import { html } from '../../platform/text/html.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { unpackText } from './body-text.ts';
import { sha256 } from './chain.ts';
import { findBody, type StoredEntry } from './queries.ts';

/**
 * A ZIP file with each text under its hash, the entries as `index.json` and `index.html`, and `SHA256SUMS`, which
 * `sha256sum -c` checks. Streamed: each text is read only when it is written. `texts` are the hashes of the stored
 * texts.
 */
export function archiveZip(
  db: Context['db'],
  entries: readonly StoredEntry[],
  texts: readonly string[],
): AsyncIterable<Uint8Array> {
  const index = `${JSON.stringify(entries, null, 1)}\n`;
  const page = indexPage(entries, new Set(texts));
  const sums = [
    ...texts.map((hash) => `${hash}  ${fileOf(hash)}`),
    `${sha256(index)}  index.json`,
    `${sha256(page)}  index.html`,
  ];
  const zip = new yazl.ZipFile();
  zip.addBuffer(Buffer.from(`${sums.join('\n')}\n`), 'SHA256SUMS');
  zip.addBuffer(Buffer.from(index), 'index.json');
  zip.addBuffer(Buffer.from(page), 'index.html');
  for (const hash of texts) {
    zip.addReadStreamLazy(fileOf(hash), (give) => {
      readBody(db, hash).then(
        (text) => give(null, Readable.from([Buffer.from(text)])),
        (error: unknown) => give(error, Readable.from([])),
      );
    });
  }
  zip.on('error', (error: Error) => (zip.outputStream as Readable).destroy(error));
  zip.end();
  return zip.outputStream as Readable;
}

const fileOf = (hash: string) => `texts/${hash}.html`;

async function readBody(db: Context['db'], hash: string): Promise<string> {
  const body = await findBody(db, hash);
  return body ? unpackText(body.content) : '';
}

function indexPage(entries: readonly StoredEntry[], stored: ReadonlySet<string>): string {
  const rows = entries.map(
    ({ number, kind, path, shownFrom, bodyHash }) =>
      html`<tr><td>${number}</td><td>${shownFrom.toISOString()}</td><td>${kind}</td><td>${
        bodyHash && stored.has(bodyHash) ? html`<a href="${fileOf(bodyHash)}">${path}</a>` : path
      }</td><td>${bodyHash ?? 'no longer there'}</td></tr>\n`,
  );
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Archive of advertising</title></head>
<body><h1>Archive of advertising</h1>
<p>Each row says what was shown under a path from a time (UTC) on. Check the files with <code>sha256sum -c SHA256SUMS</code>.</p>
<table><tr><th>Number</th><th>Shown from</th><th>Kind</th><th>Path</th><th>SHA-256</th></tr>
${rows}</table></body></html>
`.toString();
}
