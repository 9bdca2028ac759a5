import { afterAll, beforeAll, expect, it } from 'vitest';
import { postJson } from '../../testing/booking-requests.ts';
import { bearer, STAFF_ENV, staffToken } from '../../testing/people.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let staff: Record<string, string>;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = bearer(await staffToken(app));
});
afterAll(() => app.close());

const NONE = [null, null, null];
const announced = () => [
  '@1795392000',
  'Tue, 01 Jun 2027 00:00:00 GMT',
  `<${app.deps.config.server.publicUrl}/api/docs#former-names>; rel="deprecation"; type="text/html"`,
];

const headersOf = ({ headers }: Response) =>
  ['deprecation', 'sunset', 'link'].map((name) => headers.get(name));

const BOOKING = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@example.com',
  consultationType: 'initial',
  practiceArea: 'family-law',
};

const query = (path: string, input: object) =>
  fetch(`${app.url}/trpc/${path}?input=${encodeURIComponent(JSON.stringify(input))}`, {
    headers: staff,
  });

it.each([
  ['POST /api/admin/appointments', '/api/admin/appointments'],
  ['appointments.bookForClient', '/trpc/appointments.bookForClient'],
])('%s says that overBusy is a former name, and accepts it', async (_name, path) => {
  const [at, then] = path.startsWith('/api') ? ['10:00', '11:00'] : ['13:00', '14:00'];
  const book = (time: string | undefined, field: string) => {
    const scheduledDate = `2031-03-11T${time}:00-07:00`;
    const email = `${field}@example.com`.toLowerCase();
    return postJson(app.url + path, { ...BOOKING, email, scheduledDate, [field]: true }, staff);
  };
  const former = await book(at, 'overBusy');
  expect([former.ok, headersOf(former)]).toEqual([true, announced()]);
  const now = await book(then, 'ignoreCalendarConflicts');
  expect([now.ok, headersOf(now)]).toEqual([true, NONE]);
});

it('a refused request with a former name is told, too', async () => {
  const refused = await postJson(`${app.url}/api/admin/appointments`, { overBusy: true }, staff);
  expect([refused.status, headersOf(refused)]).toEqual([400, announced()]);
});

it.each([
  ['articles.officeList', 'articles.adminList', {}],
  ['articles.officeRows', 'articles.adminRows', {}],
])('%s is a former name, %s is not', async (former, now, input) => {
  expect(headersOf(await query(former, input))).toEqual(announced());
  expect(headersOf(await query(now, input))).toEqual(NONE);
});

it('apart is a former name of excludeAppointmentId', async () => {
  const range = { from: '2031-03-11', to: '2031-03-12', minutes: 30 };
  const id = '9b2d4c6e-1a3f-4e5d-8c7b-6a5f4e3d2c77';
  expect(headersOf(await query('appointments.freeTimes', { ...range, apart: id }))).toEqual(
    announced(),
  );
  const now = await query('appointments.freeTimes', { ...range, excludeAppointmentId: id });
  expect([now.status, headersOf(now)]).toEqual([200, NONE]);
});

it('OpenAPI marks overBusy as deprecated, and names the headers', async () => {
  const { paths } = await (await fetch(`${app.url}/api/openapi.json`)).json();
  const { requestBody, responses } = paths['/api/admin/appointments'].post;
  const { properties } = requestBody.content['application/json'].schema;
  expect(properties.overBusy).toMatchObject({ deprecated: true });
  expect(properties.ignoreCalendarConflicts).not.toHaveProperty('deprecated');
  expect(Object.keys(responses['201'].headers)).toEqual(
    expect.arrayContaining(['Deprecation', 'Sunset', 'Link']),
  );
});
