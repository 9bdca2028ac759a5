import { expect, it, vi } from 'vitest';
import type { Page } from './page-cache.ts';
import { Recompression } from './recompression.ts';

function fakePage() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { recompress: vi.fn(() => promise), resolve, reject };
}
const asPage = (page: ReturnType<typeof fakePage>) => page as unknown as Page;
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('recompresses a page once, and says when it is smaller', async () => {
  const recompression = new Recompression(() => 0);
  const page = fakePage();
  const onSmaller = vi.fn();
  recompression.offer(asPage(page), onSmaller);
  expect(onSmaller).not.toHaveBeenCalled();
  page.resolve();
  await settled();
  expect(onSmaller).toHaveBeenCalledOnce();
  recompression.offer(asPage(page), onSmaller);
  expect(page.recompress).toHaveBeenCalledOnce();
});

it('works on one page at a time, at most a fifth of the time', async () => {
  let nowMs = 0;
  const recompression = new Recompression(() => nowMs);
  const [first, second] = [fakePage(), fakePage()];
  const offerSecond = () => recompression.offer(asPage(second), () => {});
  recompression.offer(asPage(first), () => {});
  offerSecond();
  expect(second.recompress).not.toHaveBeenCalled();
  nowMs = 100;
  first.resolve();
  await settled();
  nowMs = 499;
  offerSecond();
  expect(second.recompress).not.toHaveBeenCalled();
  nowMs = 500;
  offerSecond();
  expect(second.recompress).toHaveBeenCalledOnce();
});

it('goes on after a failure', async () => {
  const recompression = new Recompression(() => 0);
  const [failing, next] = [fakePage(), fakePage()];
  const onSmaller = vi.fn();
  recompression.offer(asPage(failing), onSmaller);
  failing.reject(new Error('out of memory'));
  await settled();
  recompression.offer(asPage(next), () => {});
  expect(onSmaller).not.toHaveBeenCalled();
  expect(next.recompress).toHaveBeenCalledOnce();
});
