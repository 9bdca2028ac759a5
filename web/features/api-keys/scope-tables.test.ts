import { expect, it } from 'vitest';
import { KEY_PERMISSIONS } from '../../../src/platform/auth/permission-rules.ts';
import { READ_PERMISSIONS, SCOPE_TABLES } from './scope-tables.ts';

it('the tables have every permission of a key once, and no empty row', () => {
  const rows = SCOPE_TABLES.flat().flatMap((table) => table.rows);
  const shown = rows.flatMap(({ permissions }) => Object.values(permissions));
  expect(shown.toSorted()).toEqual(KEY_PERMISSIONS.toSorted());
  expect(rows.filter(({ permissions }) => Object.keys(permissions).length === 0)).toEqual([]);
});

it('what only reads changes nothing', () => {
  expect(READ_PERMISSIONS).toContain('messages.read');
  expect(READ_PERMISSIONS.filter((name) => !/\.(read|find)$/.test(name))).toEqual([]);
});
