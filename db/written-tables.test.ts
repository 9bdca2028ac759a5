import { expect, it } from 'vitest';
import { WrittenTables } from './written-tables.ts';

const tablesOf = (text: string) => new WrittenTables().of(text);

it('finds the table of each kind of write', () => {
  expect(tablesOf('insert into "contact_submissions" ("name") values ($1)')).toEqual([
    'contact_submissions',
  ]);
  expect(tablesOf('update "appointments" set "status" = $1')).toEqual(['appointments']);
  expect(tablesOf('delete from "time_off" where "id" = $1')).toEqual(['time_off']);
  expect(tablesOf('UPDATE people SET name = $1')).toEqual(['people']);
});

it('finds every table of a statement that writes several, once', () => {
  const text = `with "a" as (insert into "appointments" default values returning "id"),
    "b" as (insert into "outbox_emails" select "id" from "a")
    insert into "appointments" default values`;
  expect(tablesOf(text)).toEqual(['appointments', 'outbox_emails']);
});

it('finds the table, not the schema', () => {
  expect(tablesOf('update "local_identity"."accounts" set "x" = 1')).toEqual(['accounts']);
});

it('does not take an upsert or a lock for a table', () => {
  expect(
    tablesOf('insert into "hosts" values (1) on conflict ("id") do update set "x" = 1'),
  ).toEqual(['hosts']);
  expect(tablesOf('select * from "hosts" for update skip locked')).toEqual([]);
  expect(tablesOf('select * from "hosts" for update of "hosts"')).toEqual([]);
});
