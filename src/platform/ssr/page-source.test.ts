import { initTRPC } from '@trpc/server';
import { expect, test } from 'vitest';
import type { Context } from '../trpc/context.ts';
import { notFoundAddress, pageAddress } from './page-address.ts';
import { pageSources } from './page-source.ts';

/** Two pages that show the firm's name, and one article each. */
function site() {
  const titles: Record<string, string> = { '/a': 'A', '/b': 'B' };
  const state = { firmName: 'Firm', titles, calls: 0, marker: '' };
  const t = initTRPC.create({ isDev: false });
  const appRouter = t.router({
    firm: t.procedure.query(() => {
      state.calls += 1;
      return state.firmName;
    }),
    title: t.procedure
      .input((input) => input as string)
      .query(({ input }) => {
        const title = state.titles[input];
        if (title === undefined) throw new Error('There is no such article');
        return title;
      }),
  });
  const sources = pageSources({
    appRouter,
    newContext: () => ({}) as Context,
    addressOf: async (path) => (path in titles && pageAddress(path)) || notFoundAddress(path),
    renderHtml: async ({ pathname }, answer) => {
      const firm = await answer({ path: 'firm', type: 'query', input: undefined });
      const title = await answer({ path: 'title', type: 'query', input: pathname });
      const marker = crypto.randomUUID();
      const html = `<style nonce="${marker}"></style>${firm.json} ${title.error ? '' : title.json}`;
      return { status: 200, headers: new Headers(), html, failures: [], marker };
    },
  });
  return { state, sources };
}

test('a page is its HTML without the nonce', async () => {
  const { sources } = site();
  const { status, html } = await sources.render('/a');
  expect([status, html]).toEqual([200, '<style></style>"Firm" "A"']);
});

test('a page is made of its address and the answers to its calls', async () => {
  const { state, sources } = site();
  const [a, b] = [await sources.render('/a'), await sources.render('/b')];
  const same = async () => {
    const isSame = sources.openComparison();
    return [await isSame('/a', a.inputs), await isSame('/b', b.inputs)];
  };
  expect(await same()).toEqual([true, true]);
  state.titles['/a'] = 'A2';
  expect(await same()).toEqual([false, true]);
  state.firmName = 'Other firm';
  expect(await same()).toEqual([false, false]);
  state.titles['/a'] = 'A';
  state.firmName = 'Firm';
  expect(await same()).toEqual([true, true]);
  delete state.titles['/b'];
  expect(await same()).toEqual([true, false]);
});

test('a failure is an answer', async () => {
  const { state, sources } = site();
  state.titles = {};
  const { inputs } = await sources.render('/a');
  expect(await sources.openComparison()('/a', inputs)).toBe(true);
  state.titles = { '/a': 'A' };
  expect(await sources.openComparison()('/a', inputs)).toBe(false);
});

test('a comparison makes a call once for all pages', async () => {
  const { state, sources } = site();
  const [a, b] = [await sources.render('/a'), await sources.render('/b')];
  const before = state.calls;
  const isSame = sources.openComparison();
  await Promise.all([isSame('/a', a.inputs), isSame('/b', b.inputs)]);
  expect(state.calls - before).toBe(1);
});
