import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ITEMS } from '../../../../src/features/setup/rules.ts';
import { SECTIONS } from '../../../admin/sections.ts';
import { CHECKLIST } from './checklist.ts';

const DOCS = globSync('docs/*.md')
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n');

it.each(ITEMS)('has for %s a task, a reason and a setting or link', (check) => {
  const { todo, why, fix } = CHECKLIST[check];
  expect(todo).toMatch(/^[A-Z].*[^.]$/);
  const counts = { count: 2, overdue: 1, law: { unconfirmed: 3, pastReview: 2, missing: 1 } };
  expect(typeof why === 'string' ? why : why(counts).replace(/^2 a/, 'A')).toMatch(/^[A-Z].*\.$/);
  if ('setting' in fix) expect(DOCS).toContain(fix.setting.split('=')[0]);
  else expect(SECTIONS.map(({ to }) => to)).toContain(fix.href.split('?')[0]);
});
