import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { entityLabel } from '../../../src/features/audit/rules.ts';
import { INTEGRATION_SEARCH } from '../../admin/integration-search.ts';
import { ENTRIES_SEARCH } from '../../admin/keyed-entries/entry-section.tsx';
import { type Readers, readSearch } from '../../admin/list-search.ts';
import { SECTIONS } from '../../admin/sections.ts';
import { APPOINTMENTS } from '../appointments/admin/appointment-definitions.ts';
import { MESSAGES } from '../contact/message-list.tsx';
import { MAILS } from '../email/mail-page.tsx';
import { FIRM_SEARCH } from '../firm/firm-search.ts';
import { PAGES_SEARCH } from '../pages/admin/pages-page.tsx';
import { TYPES_SEARCH } from '../scheduling/consultation-types/types-page.tsx';
import { placeOf } from './entities.ts';

const ZONE = 'America/Los_Angeles';

/** The source files of the server that write to the audit log. */
const WRITERS = globSync('src/**/*.ts', { cwd: process.cwd() })
  .filter(
    (file) =>
      !/\.test\.ts$|^src\/(platform\/(audit|keyed-entries)|testing)\/|\/export-csv\.ts$/.test(file),
  )
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) =>
    /\b(logChanges?|auditAppointment|exportCsv|keyedEntryEditor|takeTime)\(/.test(text),
  );

const TABLES = [
  ...new Set(
    WRITERS.flatMap(({ text }) => [
      ...text.matchAll(/(?:entity: |\blogChange\([^;]*?\[)'(\w+)'/g),
    ]).map(([, table = '']) => table),
  ),
];

it('finds the tables in the calls that write to the audit log', () => {
  expect(TABLES).toEqual(expect.arrayContaining(['appointments', 'blog_posts', 'calendar_feed']));
});

it.each(TABLES)('has a label for %s and a link to its rows', (entity) => {
  expect(entityLabel(entity)).toMatch(/^[A-Z]/);
  const place = placeOf({ entity, entityId: 'row-1', after: {} }, ZONE);
  const path = place?.to.replace('/$id', '');
  // The sheet with a client's answers is no section of its own.
  expect([...SECTIONS.map(({ to }) => to), '/admin/answers']).toContain(path);
});

const READERS: Readonly<Record<string, Readers>> = {
  '/admin/appointments': APPOINTMENTS.readers,
  '/admin/consultations': TYPES_SEARCH,
  '/admin/contact-submissions': MESSAGES.readers,
  '/admin/integrations': INTEGRATION_SEARCH,
  '/admin/firm': FIRM_SEARCH,
  '/admin/practice-areas': ENTRIES_SEARCH,
  '/admin/mail': MAILS.readers,
  '/admin/pages': PAGES_SEARCH,
};

it.each(TABLES)('links %s with search parameters that its screen reads', (entity) => {
  const after = { startsAt: '2031-03-10T13:00:00.000Z' };
  const { to = '', search } = placeOf({ entity, entityId: 'row-1', after }, ZONE) ?? {};
  if (search) expect(readSearch(READERS[to] ?? {}, { ...search })).toEqual(search);
});

it('links blocked time to its week in the zone of the firm', () => {
  const after = { startsAt: '2031-03-10T02:00:00.000Z' };
  expect(placeOf({ entity: 'time_off', entityId: 't-1', after }, ZONE)).toEqual({
    to: '/admin/appointments',
    search: { view: 'week', week: '2031-03-09' },
  });
});

it('links a translation to its editor', () => {
  const entry = { entity: 'translations', entityId: 'pages p-1 es', after: {} };
  expect(placeOf(entry, ZONE)).toEqual({
    to: '/admin/languages/$language/$entity/$key',
    params: { language: 'es', entity: 'pages', key: 'p-1' },
  });
});

it('links an article to its editor, and links neither a deleted row nor an unknown table', () => {
  const entry = { entity: 'blog_posts', entityId: 'p-1', after: {} };
  expect(placeOf(entry, ZONE)).toEqual({ to: '/admin/blog-posts/$id', params: { id: 'p-1' } });
  expect(placeOf({ ...entry, after: null }, ZONE)).toBeUndefined();
  expect(placeOf({ ...entry, entity: 'constructor' }, ZONE)).toBeUndefined();
});
