import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { beforeEach, expect, it } from 'vitest';
import { changeRow } from './change-row.ts';

type Row = { id: string; isRead: boolean; isResolved: boolean; status: string; fee?: number };

const LIST = ['contact', 'list'];
const ONE = ['contact', 'one', 'a'];
const FRESH = { isRead: false, isResolved: false, status: 'scheduled' };

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

it('applies a change to every cached response, and rolls it back in every one', async () => {
  const takeBack = await change('a', { isRead: true });
  expect([shown('a'), queries.getQueryData(ONE)]).toEqual(
    Array(2).fill(row('a', { isRead: true })),
  );
  takeBack();
  expect([shown('a'), queries.getQueryData(ONE)]).toEqual([row('a'), row('a')]);
});

it.each([
  ['a list', [row('a'), row('b')], [row('a', { isRead: true }), row('b')]],
  [
    'an object of lists',
    { appointments: [row('a')], timeOff: [{ id: 't' }], city: 'San Diego' },
    { appointments: [row('a', { isRead: true })], timeOff: [{ id: 't' }], city: 'San Diego' },
  ],
])('finds the row in %s', async (_name, before, after) => {
  const key = ['contact', 'other'];
  queries.setQueryData(key, before);
  const takeBack = await change('a', { isRead: true });
  expect(queries.getQueryData(key)).toEqual(after);
  takeBack();
  expect(queries.getQueryData(key)).toEqual(before);
});

it('rolls back only the failed one of two concurrent changes', async () => {
  const takeBack = await change('a', { isRead: true });
  await change('b', { isRead: true });
  await change('a', { isResolved: true });
  takeBack();
  expect(shown('a')).toEqual(row('a', { isResolved: true }));
  expect(shown('b')).toEqual(row('b', { isRead: true }));
});

it('does not overwrite refetched data when rolled back', async () => {
  const takeBack = await change('a', { status: 'completed' });
  const come = { items: [row('c'), row('a', { status: 'cancelled' })], next: 'more' };
  queries.setQueryData(LIST, come);
  takeBack();
  expect(queries.getQueryData(LIST)).toEqual(come);
});

it('keeps only the fetched fields that differ from the change when rolled back', async () => {
  const takeBack = await change('a', { status: 'completed', isRead: true });
  queries.setQueryData(ONE, row('a', { status: 'cancelled', isRead: true }));
  takeBack();
  expect(queries.getQueryData(ONE)).toEqual(row('a', { status: 'cancelled' }));
});

it('does not roll back a row that a list gained after the change', async () => {
  queries.setQueryData(LIST, { items: [row('b')], next: null });
  const takeBack = await change('a', { isRead: true });
  const gained = { items: [row('a', { isRead: true }), row('b')], next: null };
  queries.setQueryData(LIST, gained);
  takeBack();
  expect(queries.getQueryData(LIST)).toStrictEqual(gained);
});

it('rolls back NaN', async () => {
  queries.setQueryData(ONE, row('a', { fee: 100 }));
  const takeBack = await change('a', { fee: Number.NaN });
  takeBack();
  expect(queries.getQueryData(ONE)).toEqual(row('a', { fee: 100 }));
});

/** Active queries; the test decides when each of them resolves. */
function observe(...names: string[]) {
  const asked: string[] = [];
  const answers: ((rows: Row[]) => void)[] = [];
  const stops = names.map((name) =>
    new QueryObserver(queries, {
      queryKey: ['contact', name],
      queryFn: ({ signal }) => {
        asked.push(name);
        return new Promise((resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason));
          answers.push((items) => resolve({ items, next: null }));
        });
      },
    }).subscribe(() => {}),
  );
  return {
    asked,
    answers,
    stop: () => {
      for (const each of stops) each();
    },
  };
}

const isFetching = (name: string) =>
  queries.getQueryState(['contact', name])?.fetchStatus === 'fetching';

it('does not let a response in flight overwrite the change, and fetches again', async () => {
  const { asked, answers, stop } = observe('list');
  const takeBack = await change('a', { isRead: true });
  answers[0]?.([row('a'), row('b')]);
  await expect.poll(() => isFetching('list')).toBe(false);
  expect(shown('a')).toEqual(row('a', { isRead: true }));
  takeBack();
  expect(asked).toEqual(['list', 'list']);
  stop();
});

it('does not cancel the first fetch', async () => {
  const { asked, answers, stop } = observe('first');
  await change('a', { isRead: true });
  answers[0]?.([row('a')]);
  await expect.poll(() => queries.getQueryState(['contact', 'first'])?.status).toBe('success');
  expect(asked).toEqual(['first']);
  stop();
});
