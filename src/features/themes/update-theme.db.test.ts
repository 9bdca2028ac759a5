import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.deps;
  await db.deleteFrom('themeSettings').where('isDefault', '=', false).execute();
  await db.updateTable('themeSettings').set({ isActive: true }).execute();
});

const LIST = '/api/admin/themes';
const NOBODY = '00000000-0000-4000-8000-000000000000';
const HARBOUR = {
  name: 'harbour',
  displayName: 'Harbour',
  description: 'Wet stone.',
  cssVariables: '{"--primary":"#1b4f72"}',
};
const { name: _, ...FIELDS } = HARBOUR;
const PALE = '{"--foreground":"#eeeeee"}';

const install = async (isActive = false) =>
  (await staff.call('POST', LIST, { ...HARBOUR, isActive })).body;
const update = (id: string, changes: object) =>
  staff.call('PUT', `${LIST}/${id}`, { ...FIELDS, ...changes });
const primaryOfHome = async () =>
  /<style>:root\{--primary:\s*(#\w+)/.exec(await (await fetch(`${app.url}/`)).text())?.[1];

it('changes the text and the variables, keeps the name, and is audited', async () => {
  const theme = await install();
  const { status, body } = await update(theme.id, {
    name: 'other',
    displayName: 'Harbour Night',
    cssVariables: '{ "--primary": "#0A2A40" }',
  });
  expect([status, body]).toEqual([
    200,
    {
      ...theme,
      displayName: 'Harbour Night',
      cssVariables: '{"--primary":"#0a2a40"}',
      updatedAt: expect.any(String),
    },
  ]);
  expect((await staff.auditLog())[0]).toEqual({
    actor: 'admin',
    action: 'theme.update',
    entity: 'theme_settings',
    entityId: theme.id,
    before: HARBOUR,
    after: { ...HARBOUR, displayName: 'Harbour Night', cssVariables: '{"--primary":"#0a2a40"}' },
  });
});

it('shows the active theme’s change on the pages at once', async () => {
  const { id } = await install(true);
  expect(await primaryOfHome()).toBe('#1b4f72');
  await update(id, { cssVariables: '{"--primary":"#0a2a40"}' });
  await expect.poll(primaryOfHome).toBe('#0a2a40');
});

it('requires confirmation for low contrast only while the theme is active', async () => {
  const { id } = await install();
  expect((await update(id, { cssVariables: PALE })).status).toBe(200);
  await update(id, {});
  await staff.call('PUT', `${LIST}/${id}/activate`);
  const refused = await update(id, { cssVariables: PALE });
  expect([refused.status, refused.body.reason]).toEqual([409, 'low_contrast']);
  const confirmed = await update(id, { cssVariables: PALE, confirmLowContrast: true });
  expect([confirmed.status, confirmed.body.cssVariables]).toEqual([200, PALE]);
});

it('refuses to overwrite a colleague’s change, except by the same values', async () => {
  const { id, updatedAt } = await install();
  const theirs = await update(id, { displayName: 'Theirs', updatedAt });
  expect(theirs.status).toBe(200);
  const refused = await update(id, { displayName: 'Mine', updatedAt });
  expect([refused.status, refused.body.reason]).toEqual([409, 'edited_meanwhile']);
  expect((await update(id, { displayName: 'Theirs', updatedAt })).status).toBe(200);
  const over = await update(id, { displayName: 'Mine', updatedAt: theirs.body.updatedAt });
  expect(over.body.displayName).toBe('Mine');
});

it('leaves the default theme as it is', async () => {
  const { db } = app.deps;
  const find = () =>
    db
      .selectFrom('themeSettings')
      .selectAll()
      .where('isDefault', '=', true)
      .executeTakeFirstOrThrow();
  const before = await find();
  const { status, body } = await update(before.id, {});
  expect([status, body.reason]).toEqual([409, 'theme_default']);
  expect(await find()).toEqual(before);
});

it('returns 404 for an unknown id and 400 for invalid fields', async () => {
  expect((await update(NOBODY, {})).body.reason).toBe('theme_not_found');
  const { id } = await install();
  const { status, body } = await update(id, { displayName: ' ', cssVariables: '{"--primary":1}' });
  expect([status, Object.keys(body.fieldErrors)]).toEqual([400, ['displayName', 'cssVariables']]);
});
