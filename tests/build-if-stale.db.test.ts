import { stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildIfStale } from '../scripts/build-if-stale.ts';

const CURRENT = path.resolve(import.meta.dirname, '../dist/current');

it('buildIfStale writes nothing when the bundle is up to date', async () => {
  const before = await stat(CURRENT, { bigint: true });
  await buildIfStale();
  const after = await stat(CURRENT, { bigint: true });
  expect(after.ctimeNs).toBe(before.ctimeNs);
});
