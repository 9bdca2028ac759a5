import { expect, it } from 'vitest';
import { CommittedWrites } from './committed-writes.ts';

/** What is told after statements, each given as its command tag, its row count and its text. */
function toldAfter(...statements: [command: string, rowCount: number, text?: string][]): string[] {
  const told: string[] = [];
  const writes = new CommittedWrites((text) => told.push(text));
  for (const [command, rowCount, text = command] of statements) {
    writes.see(text, { command, rowCount });
  }
  return told;
}

it('tells of a write outside of a transaction at once', () => {
  expect(toldAfter(['INSERT', 1])).toEqual(['INSERT']);
  expect(toldAfter(['UPDATE', 2])).toEqual(['UPDATE']);
});

it('does not tell of reads, nor of writes that change no row', () => {
  expect(toldAfter(['SELECT', 3, 'select 1'], ['UPDATE', 0], ['DELETE', 0])).toEqual([]);
});

it('recognises writes in the with clause of a select', () => {
  const text =
    'with mail as (insert into outbox_emails values (1) returning id) select id from mail';
  expect(toldAfter(['SELECT', 1, text])).toEqual([text]);
  expect(toldAfter(['SELECT', 1, 'with free as (select 1) select * from free'])).toEqual([]);
});

it('tells of a transaction when it is committed, once', () => {
  expect(toldAfter(['BEGIN', 0], ['INSERT', 1], ['DELETE', 1])).toEqual([]);
  expect(toldAfter(['START', 0], ['INSERT', 1], ['DELETE', 1], ['COMMIT', 0])).toEqual(['DELETE']);
  expect(toldAfter(['BEGIN', 0], ['SELECT', 1, 'select 1'], ['COMMIT', 0])).toEqual([]);
});

it('does not tell of a transaction that is rolled back', () => {
  expect(toldAfter(['BEGIN', 0], ['INSERT', 1], ['ROLLBACK', 0], ['COMMIT', 0])).toEqual([]);
});

it('goes on with a transaction after a savepoint', () => {
  const told = toldAfter(
    ['BEGIN', 0],
    ['INSERT', 1],
    ['ROLLBACK', 0, 'rollback to savepoint a'],
    ['UPDATE', 0],
    ['COMMIT', 0],
  );
  expect(told).toEqual(['INSERT']);
});
