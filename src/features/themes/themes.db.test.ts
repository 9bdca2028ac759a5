import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { DEFAULT_TEMPLATE } from './templates/professional-rules.ts';
import { TEMPLATES, variablesOf } from './templates/rules.ts';

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
  cssVariables: '{ "--primary": "#1B4F72", "--radius": "0.25rem" }',
};
const PALE = { ...HARBOUR, cssVariables: '{"--foreground":"#eeeeee"}' };

const install = async (changes: object = {}) => {
  const { body } = await staff.call('POST', LIST, { ...HARBOUR, ...changes });
  return body;
};

const activeNames = async () => {
  const rows = await app.deps.db
    .selectFrom('themeSettings')
    .select('name')
    .where('isActive', '=', true)
    .execute();
  return rows.map(({ name }) => name);
};

describe('installing a theme', () => {
  it('returns 201 with the documented row and normalised variables, and is audited', async () => {
    const { status, body } = await staff.call('POST', LIST, { ...HARBOUR, isDefault: true });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.any(String),
      name: 'harbour',
      displayName: 'Harbour',
      description: 'Wet stone.',
      cssVariables: '{"--primary":"#1b4f72","--radius":"0.25rem"}',
      isActive: false,
      isDefault: false,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
    });
    expect(await staff.auditLog()).toEqual([
      expect.objectContaining({
        actor: 'admin',
        action: 'theme.create',
        entity: 'theme_settings',
        entityId: body.id,
        before: null,
        after: expect.objectContaining({ name: 'harbour' }),
      }),
    ]);
    const { body: list } = await staff.call('GET', LIST);
    expect(list.map(({ name }: typeof HARBOUR) => name)).toEqual([
      'harbour',
      DEFAULT_TEMPLATE.name,
    ]);
    expect(list[0]).toEqual(body);
  });

  it('accepts every built-in template', async () => {
    for (const template of TEMPLATES.slice(1)) {
      const { name, displayName, description } = template;
      const cssVariables = JSON.stringify(variablesOf(template));
      const { status, body } = await staff.call('POST', LIST, {
        name,
        displayName,
        description,
        cssVariables,
      });
      expect([status, body.cssVariables]).toEqual([201, cssVariables]);
      expect((await staff.call('PUT', `${LIST}/${body.id}/activate`)).status).toBe(200);
    }
  });

  it('returns 409 with an error on the name field when the name is taken', async () => {
    await install();
    const { status, body } = await staff.call('POST', LIST, HARBOUR);
    expect([status, body.reason]).toEqual([409, 'theme_name_taken']);
    expect(Object.keys(body.fieldErrors)).toEqual(['name']);
  });

  it('creates one theme of concurrent requests with the same name', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => staff.call('POST', LIST, HARBOUR)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it.each([
    ['name', { name: 'Not Friendly' }],
    ['name', { name: '../x' }],
    ['name', { name: undefined }],
    ['displayName', { displayName: ' ' }],
    ['description', { description: 'x'.repeat(301) }],
    ['cssVariables', { cssVariables: 'no json' }],
    ['cssVariables', { cssVariables: '{"--primary":"url(x)"}' }],
    ['cssVariables', { cssVariables: { '--primary': '#fff' } }],
    ['cssVariables', { cssVariables: `{"--a":"#fff"${' '.repeat(8_000)}}` }],
    ['isActive', { isActive: 'yes' }],
  ])('refuses a bad %s by name (%j)', async (field, change) => {
    const { status, body } = await staff.call('POST', LIST, { ...HARBOUR, ...change });
    expect(status).toBe(400);
    expect(Object.keys(body.fieldErrors)).toEqual([field]);
  });

  it('names each variable that is wrong', async () => {
    const { body } = await staff.call('POST', LIST, {
      ...HARBOUR,
      cssVariables: '{"--primary":"#fff","--card":"blue","--radius":"9rem"}',
    });
    expect(body.fieldErrors.cssVariables).toEqual([
      expect.stringMatching(/^--card needs a colour/),
      expect.stringMatching(/^--radius needs a length/),
    ]);
  });

  it('activates the theme when asked to, and stores nothing when its contrast is low', async () => {
    const refused = await staff.call('POST', LIST, { ...PALE, isActive: true });
    expect([refused.status, refused.body.reason]).toEqual([409, 'low_contrast']);
    expect((await staff.call('GET', LIST)).body).toHaveLength(1);
    const done = await staff.call('POST', LIST, { ...HARBOUR, isActive: true });
    expect([done.status, done.body.isActive]).toEqual([201, true]);
    expect(await activeNames()).toEqual(['harbour']);
  });
});

describe('activating a theme', () => {
  it('changes the pages from the next request on, and is audited once', async () => {
    const { id } = await install();
    const home = async () => (await fetch(`${app.url}/`)).text();
    expect(await home()).not.toContain('#1b4f72');
    const first = await staff.call('PUT', `${LIST}/${id}/activate`);
    expect([first.status, first.body]).toEqual([200, expect.objectContaining({ isActive: true })]);
    expect(await home()).toContain(':root{--primary:#1b4f72;--radius:0.25rem}');
    expect((await (await fetch(`${app.url}/api/themes/active`)).json()).name).toBe('harbour');
    const written = await staff.auditLog(2);
    expect(written[0]).toEqual({
      actor: 'admin',
      action: 'theme.activate',
      entity: 'theme_settings',
      entityId: id,
      before: { active: DEFAULT_TEMPLATE.name },
      after: { active: 'harbour' },
    });
    const again = await staff.call('PUT', `${LIST}/${id}/activate`);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await staff.auditLog(2)).toEqual(written);
  });

  it('returns 409 with the low contrasts until they are confirmed', async () => {
    const { id } = await install({ cssVariables: PALE.cssVariables });
    const refused = await staff.call('PUT', `${LIST}/${id}/activate`);
    expect([refused.status, refused.body.reason]).toEqual([409, 'low_contrast']);
    expect(refused.body.lowContrast[0]).toEqual({
      front: 'foreground',
      back: expect.any(String),
      mode: 'light',
      ratio: expect.any(Number),
      needed: 4.5,
    });
    expect(await activeNames()).toEqual([DEFAULT_TEMPLATE.name]);
    const confirmed = await staff.call('PUT', `${LIST}/${id}/activate`, {
      confirmLowContrast: true,
    });
    expect(confirmed.status).toBe(200);
    expect(await activeNames()).toEqual(['harbour']);
  });

  it('returns 409 when the theme to replace is no longer active', async () => {
    const [mine, theirs] = [await install({ name: 'mine' }), await install({ name: 'theirs' })];
    const activate = (id: string, body?: object) =>
      staff.call('PUT', `${LIST}/${id}/activate`, body);
    await activate(mine.id);
    await activate(theirs.id);
    const refused = await activate(mine.id, { insteadOf: mine.id });
    expect([refused.status, refused.body.reason]).toEqual([409, 'edited_meanwhile']);
    expect(await activeNames()).toEqual(['theirs']);
    expect((await activate(mine.id, { insteadOf: theirs.id })).status).toBe(200);
    expect(await activeNames()).toEqual(['mine']);
    const nonsense = await activate(mine.id, { insteadOf: 'x' });
    expect([nonsense.status, Object.keys(nonsense.body.fieldErrors)]).toEqual([400, ['insteadOf']]);
  });

  it('leaves one active theme after concurrent requests, which all succeed', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 6; i += 1) ids.push((await install({ name: `harbour-${i}` })).id);
    const answers = await Promise.all(ids.map((id) => staff.call('PUT', `${LIST}/${id}/activate`)));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    expect(await activeNames()).toHaveLength(1);
  });

  it('returns 404 for an unknown id, without a change, and 400 for a malformed one', async () => {
    const missing = await staff.call('PUT', `${LIST}/${NOBODY}/activate`);
    expect([missing.status, missing.body.reason]).toEqual([404, 'theme_not_found']);
    expect(await activeNames()).toEqual([DEFAULT_TEMPLATE.name]);
    const nonsense = await staff.call('PUT', `${LIST}/x/activate`);
    expect([nonsense.status, Object.keys(nonsense.body.fieldErrors)]).toEqual([400, ['id']]);
  });
});

describe('deleting a theme', () => {
  it('returns 204, and is audited', async () => {
    const { id } = await install();
    const { status, body } = await staff.call('DELETE', `${LIST}/${id}`);
    expect([status, body]).toEqual([204, undefined]);
    expect(await staff.auditLog()).toEqual([
      expect.objectContaining({
        action: 'theme.delete',
        entityId: id,
        before: expect.objectContaining({ name: 'harbour' }),
        after: null,
      }),
    ]);
    expect((await staff.call('DELETE', `${LIST}/${id}`)).body.reason).toBe('theme_not_found');
  });

  it('returns 409 for the active and for the default theme', async () => {
    const { body } = await staff.call('POST', LIST, { ...HARBOUR, isActive: true });
    const active = await staff.call('DELETE', `${LIST}/${body.id}`);
    expect([active.status, active.body.reason]).toEqual([409, 'theme_active']);
    const [, standard] = (await staff.call('GET', LIST)).body;
    const kept = await staff.call('DELETE', `${LIST}/${standard.id}`);
    expect([kept.status, kept.body.reason]).toEqual([409, 'theme_default']);
  });

  it('leaves one active theme when the theme is activated concurrently', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { id } = await install({ name: `harbour-${round}` });
      const [activated, deleted] = await Promise.all([
        staff.call('PUT', `${LIST}/${id}/activate`),
        staff.call('DELETE', `${LIST}/${id}`),
      ]);
      expect([
        [200, 409],
        [404, 204],
      ]).toContainEqual([activated.status, deleted.status]);
      expect(await activeNames()).toHaveLength(1);
    }
  });
});
