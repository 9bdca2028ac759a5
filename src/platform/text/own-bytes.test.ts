import { expect, it } from 'vitest';
import { ownBytes } from './own-bytes.ts';

it('retains no more memory than the bytes', () => {
  const piece = Buffer.from('a short text');
  expect(piece.buffer.byteLength).toBeGreaterThan(piece.length);
  const own = ownBytes(piece);
  expect(own).toEqual(piece);
  expect(own.buffer.byteLength).toBe(piece.length);
});
