import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { readZip } from './read-zip.ts';

const LIMITS = { maxFiles: 10, maxBytes: 5_000 };

async function zipped(files: Record<string, Buffer>): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new ZipFile();
  zip.addEmptyDirectory('photos');
  for (const [name, bytes] of Object.entries(files)) {
    zip.addBuffer(bytes, name, { compress: !name.endsWith('.jpg') });
  }
  zip.end();
  return new Uint8Array(await buffer(zip.outputStream));
}

it('reads packed and stored files, and no folders', async () => {
  const archive = await zipped({
    'photos/josé-peña.png': Buffer.from('abc'.repeat(100)),
    'photos/Bo Lund.jpg': Buffer.from([1, 2, 3]),
  });
  const files = await readZip(new Blob([archive]), LIMITS);
  expect(files.map(({ name, size }) => [name, size])).toEqual([
    ['photos/josé-peña.png', 300],
    ['photos/Bo Lund.jpg', 3],
  ]);
  const texts = await Promise.all(files.map(async ({ read }) => (await read()).text()));
  expect(texts).toEqual(['abc'.repeat(100), '\u0001\u0002\u0003']);
});

it('refuses what is no archive, is damaged, or exceeds the limits', async () => {
  const archive = await zipped({ 'a.png': Buffer.alloc(5_001) });
  await expect(readZip(new Blob(['GIF89a']), LIMITS)).rejects.toThrow('not a ZIP archive');
  await expect(readZip(new Blob([archive]), LIMITS)).rejects.toThrow('a.png is too large.');
  await expect(readZip(new Blob([archive]), { ...LIMITS, maxFiles: 1 })).rejects.toThrow(
    'more than 1 files',
  );
  const cut = new Blob([archive.slice(40)]);
  await expect(readZip(cut, LIMITS)).rejects.toThrow('damaged');
});

it('stops unpacking a file that is larger than the archive says', async () => {
  const archive = await zipped({ 'bomb.png': Buffer.alloc(2_000_000) });
  const view = new DataView(archive.buffer);
  // The size in the directory.
  for (let at = 0; at < view.byteLength - 46; at += 1) {
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 10, true);
  }
  const bomb = (await readZip(new Blob([archive]), LIMITS)).find(({ name }) => name === 'bomb.png');
  await expect(bomb?.read()).rejects.toThrow('bomb.png is too large.');
});
