import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postJson } from '../../testing/booking-requests.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { COMPONENTS } from './rules.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());

const LIST = '/api/admin/component-visibility';
const FORM = `${LIST}/contact_form`;

const MESSAGE = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@example.com',
  practiceArea: 'other',
  message: 'Hello',
};

const rows = () =>
  app.deps.db
    .selectFrom('componentVisibilitySettings')
    .select(['componentKey', 'isVisible'])
    .where('componentKey', '=', 'contact_form')
    .execute();

beforeEach(async () => {
  await deleteAll(app.deps.db, 'componentVisibilitySettings');
});

describe('the list of components', () => {
  it('has every component, visible, when none is stored', async () => {
    const { status, body } = await staff.call('GET', LIST);
    expect(status).toBe(200);
    expect(body).toEqual(
      COMPONENTS.map(({ key, name, description }) => ({
        componentKey: key,
        componentName: name,
        description,
        isVisible: true,
      })),
    );
  });
});

describe('hiding a component', () => {
  it('works without a row, returns the component, is audited and takes effect at the next request', async () => {
    const page = () => fetch(`${app.url}/contact`).then((response) => response.text());
    const send = async () => (await postJson(`${app.url}/api/contact`, MESSAGE)).status;
    expect(await page()).toContain('id="contact-message"');
    const { status, body } = await staff.call('PUT', FORM, { isVisible: false });
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual([
      'componentKey',
      'componentName',
      'description',
      'isVisible',
    ]);
    expect(body).toMatchObject({ componentKey: 'contact_form', isVisible: false });
    expect(await page()).not.toContain('id="contact-message"');
    expect(await send()).toBe(403);
    const listed = (await staff.call('GET', LIST)).body;
    expect(
      listed
        .filter((row: { isVisible: boolean }) => !row.isVisible)
        .map((row: { componentKey: string }) => row.componentKey),
    ).toEqual(['contact_form']);
    expect(await staff.auditLog()).toMatchObject([
      {
        actor: 'admin',
        action: 'component.update',
        entity: 'component_visibility_settings',
        before: { componentKey: 'contact_form', isVisible: true },
        after: { componentKey: 'contact_form', isVisible: false },
      },
    ]);
    await staff.call('PUT', FORM, { isVisible: true });
    expect(await page()).toContain('id="contact-message"');
    expect(await send()).toBe(201);
  });

  it('changes nothing when repeated', async () => {
    await staff.call('PUT', FORM, { isVisible: false });
    const before = await staff.auditLog(100);
    expect((await staff.call('PUT', FORM, { isVisible: false })).status).toBe(200);
    expect(await staff.auditLog(100)).toEqual(before);
  });

  it('stores one row and one audit entry for concurrent requests', async () => {
    const before = (await staff.auditLog(100)).length;
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => staff.call('PUT', FORM, { isVisible: false })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await rows()).toEqual([{ componentKey: 'contact_form', isVisible: false }]);
    expect((await staff.auditLog(100)).length).toBe(before + 1);
  });

  it('returns 404 for an unknown component and 400 for a value that is not a boolean', async () => {
    const missing = await staff.call('PUT', `${LIST}/fax_machine`, { isVisible: false });
    expect([missing.status, missing.body.reason]).toEqual([404, 'component_not_found']);
    for (const body of [{}, { isVisible: 'no' }, null, []]) {
      const nonsense = await staff.call('PUT', FORM, body);
      expect([nonsense.status, Object.keys(nonsense.body.fieldErrors)]).toEqual([
        400,
        ['isVisible'],
      ]);
    }
    expect(await rows()).toEqual([]);
  });
});

describe('storing a component', () => {
  const PART = {
    componentKey: 'contact_form',
    componentName: 'Contact Form',
    description: 'The form by which people write.',
    isVisible: false,
  };

  it('adds it, and updates it the next time', async () => {
    expect(await staff.call('POST', LIST, PART)).toMatchObject({ status: 201, body: PART });
    const again = { ...PART, componentName: 'Messages', isVisible: true };
    expect(await staff.call('POST', LIST, again)).toMatchObject({ status: 201, body: again });
    const { body } = await staff.call('GET', LIST);
    expect(body).toContainEqual(again);
    expect(body).toHaveLength(COMPONENTS.length);
  });

  it.each([
    ['componentKey', { componentKey: 'fax_machine' }],
    ['componentName', { componentName: ' ' }],
    ['description', { description: 'x'.repeat(501) }],
    ['isVisible', { isVisible: null }],
  ])('returns 400 naming a wrong %s', async (field, change) => {
    const { status, body } = await staff.call('POST', LIST, { ...PART, ...change });
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, [field]]);
    expect(await rows()).toEqual([]);
  });
});
