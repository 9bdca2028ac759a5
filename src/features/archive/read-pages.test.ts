import { expect, test } from 'vitest';
import { sha256 } from './chain.ts';
import { readPages } from './read-pages.ts';

function site() {
  const state = { words: 'one', renders: 0 };
  const reader = readPages({
    async render(key) {
      state.renders += 1;
      const html = `<p>${state.words}</p><script>1</script>`;
      return { status: 200, html, inputs: { key, calls: '', resultsHash: state.words } };
    },
    openComparison:
      () =>
      async (_path, { resultsHash }) =>
        resultsHash === state.words,
  });
  return { state, read: (hash: string | null) => reader.openPass()('/', hash) };
}

const ONE = { status: 200, text: '<p>one</p>' };

test('a recorded page is rendered again only if the answers to its calls are others', async () => {
  const { state, read } = site();
  expect(await read(sha256(ONE.text))).toEqual(ONE);
  expect(await read(sha256(ONE.text))).toBeUndefined();
  expect(state.renders).toBe(1);
  state.words = 'two';
  expect(await read(sha256(ONE.text))).toEqual({ status: 200, text: '<p>two</p>' });
});

test.each([
  ['nothing', null],
  ['another text', sha256('other')],
])('a page is rendered again if the archive has %s', async (_what, recordedHash) => {
  const { read } = site();
  await read(null);
  expect(await read(recordedHash)).toEqual(ONE);
});
