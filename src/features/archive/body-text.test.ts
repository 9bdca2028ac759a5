import { expect, it } from 'vitest';
import { packText, unpackText } from './body-text.ts';

const text = Array.from(
  { length: 20_000 },
  (_, line) => `<p>Line ${(line * 7_919) % 65_536}</p>`,
).join('');

it('packs a text so that it can be unpacked', async () => {
  expect(await unpackText(await packText(text))).toBe(text);
});

/** In RFC 7932, a first bit of 0 stands for a window of 64 KB. */
it('packs with a window of 64 KB, which bounds the memory of a compression', async () => {
  expect(((await packText(text))[0] ?? 1) & 1).toBe(0);
});
