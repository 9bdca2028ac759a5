import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { changeRow } from './change-row.ts';

type Row = { id: string; isRead: boolean; isResolved: boolean };

const LIST = ['contact', 'list'];
const ONE = ['contact', 'one', 'a'];
const FRESH = { isRead: false, isResolved: false };

let queries: QueryClient;
beforeEach(() => {
  queries = new QueryClient();
  queries.setQueryData(LIST, { items: [row('a'), row('b')], next: null });
  queries.setQueryData(ONE, row('a'));
});

const row = (id: string, state: Partial<Row> = {}): Row => ({ id, ...FRESH, ...state });
const change = (id: string, to: Partial<Row>) => changeRow<Row>(queries, ['contact'], id, to);
const shown = (id: string) =>
  queries.getQueryData<{ items: Row[] }>(LIST)?.items.find((each) => each.id === id);

it('shows in every answer, and is taken back in every one', async () => {
  const takeBack = await change('a', { isRead: true });
  expect([shown('a'), queries.getQueryData(ONE)]).toEqual(
    Array(2).fill(row('a', { isRead: true })),
  );
  takeBack();
  expect([shown('a'), queries.getQueryData(ONE)]).toEqual([row('a'), row('a')]);
});

it('of two in flight the one that fails leaves the other, in another row and in its own', async () => {
  const takeBack = await change('a', { isRead: true });
  await change('b', { isRead: true });
  await change('a', { isResolved: true });
  takeBack();
  expect(shown('a')).toEqual(row('a', { isResolved: true }));
  expect(shown('b')).toEqual(row('b', { isRead: true }));
});

it('that fails after the list was fetched again leaves what has come', async () => {
  const takeBack = await change('a', { isResolved: true });
  const come = { items: [row('c'), row('a', { isRead: true })], next: 'more' };
  queries.setQueryData(LIST, come);
  takeBack();
  expect(queries.getQueryData(LIST)).toEqual(come);
});

it('leaves a first answer on its way, and asks again for a later one', async () => {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  const observe = (name: string) =>
    new QueryObserver(queries, {
      queryKey: ['contact', name],
      queryFn: ({ signal }) => {
        asked.push(name);
        return new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          answers.push(() => resolve({ items: [row('a')], next: null }));
        });
      },
    }).subscribe(() => {});
  const stops = [observe('list'), observe('first')];
  expect(asked).toEqual(['list', 'first']);

  const takeBack = await change('a', { isRead: true });
  expect(shown('a')?.isRead).toBe(true);
  answers[1]?.();
  await expect.poll(() => queries.getQueryState(['contact', 'first'])?.status).toBe('success');
  takeBack();
  expect(asked).toEqual(['list', 'first', 'list']);
  for (const stop of stops) stop();
});
