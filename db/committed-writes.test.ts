import { expect, it } from 'vitest';
import { CommittedWrites } from './committed-writes.ts';

const INSERT = 'insert into "messages" values (1)';
const UPDATE = 'update "people" set "x" = 1';

/** The reported writes after statements, each given as its command tag, its row count and its text. */
function toldAfter(...statements: [command: string, rowCount: number, text?: string][]) {
  const told: (readonly string[])[] = [];
  const writes = new CommittedWrites((tables) => told.push(tables));
  for (const [command, rowCount, text = command] of statements) {
    writes.see(text, { command, rowCount });
  }
  return told;
}

it('tells of a write outside of a transaction at once', () => {
  expect(toldAfter(['INSERT', 1, INSERT])).toEqual([['messages']]);
  expect(toldAfter(['UPDATE', 2, UPDATE])).toEqual([['people']]);
});

it('does not tell of reads, nor of writes that change no row', () => {
  expect(toldAfter(['SELECT', 3, 'select 1'], ['UPDATE', 0, UPDATE], ['DELETE', 0])).toEqual([]);
});

it('recognises writes in the with clause of a select', () => {
  const text =
    'with mail as (insert into outbox_emails values (1) returning id) select id from mail';
  expect(toldAfter(['SELECT', 1, text])).toEqual([['outbox_emails']]);
  expect(toldAfter(['SELECT', 1, 'with free as (select 1) select * from free'])).toEqual([]);
});

it('tells of a transaction when it is committed, once and of each table', () => {
  const writes: [string, number, string][] = [
    ['INSERT', 1, INSERT],
    ['UPDATE', 1, UPDATE],
    ['INSERT', 1, INSERT],
  ];
  expect(toldAfter(['BEGIN', 0], ...writes)).toEqual([]);
  expect(toldAfter(['START', 0], ...writes, ['COMMIT', 0])).toEqual([['messages', 'people']]);
  expect(toldAfter(['BEGIN', 0], ['SELECT', 1, 'select 1'], ['COMMIT', 0])).toEqual([]);
});

it('does not tell of a transaction that is rolled back', () => {
  expect(toldAfter(['BEGIN', 0], ['INSERT', 1, INSERT], ['ROLLBACK', 0], ['COMMIT', 0])).toEqual(
    [],
  );
});

it('goes on with a transaction after a savepoint', () => {
  const told = toldAfter(
    ['BEGIN', 0],
    ['INSERT', 1, INSERT],
    ['ROLLBACK', 0, 'rollback to savepoint a'],
    ['UPDATE', 0, UPDATE],
    ['COMMIT', 0],
  );
  expect(told).toEqual([['messages']]);
});
