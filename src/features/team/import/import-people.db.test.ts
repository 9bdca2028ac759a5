import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bearer, roleToken, STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { FIRM_HOST } from '../../scheduling/rules.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.deps;
  for (const table of ['consultationTypeHosts', 'weeklyHours'] as const) {
    await db.deleteFrom(table).where('hostNumber', '<>', FIRM_HOST).execute();
  }
  await db.deleteFrom('hosts').where('number', '<>', FIRM_HOST).execute();
  await db.updateTable('hosts').set({ isActive: true }).execute();
  await db.deleteFrom('attorneys').where('isSample', '=', false).execute();
});

const HEAD = 'Name,E-mail,Role,Areas,Languages,Office,Hours\n';
const FILE = `${HEAD}Ada Brandt,ada@firm.example,Partner,Divorce; estate-planning,English; Spanish,,"Mon-Tue 9-11:30, 1-4 PM"
Bo Lund,bo@firm.example,,Divorce,,San Diego,same as Ada Brandt
Cy Ramos,,Associate,Divorce,English,,
`;

const call = async (name: string, csv: string, more: object = {}) => {
  const { status, body } = await staff.call('POST', `/trpc/hosts.${name}`, { csv, ...more });
  return { status, data: body.result?.data, error: body.error?.data };
};
const attorneys = async () =>
  (await staff.call('GET', '/api/admin/attorneys')).body.filter(
    ({ slug }: { slug: string }) =>
      !['maren-castellane', 'theo-okonjo', 'ines-halloran'].includes(slug),
  );
const hosts = async () => (await staff.call('GET', '/api/admin/availability')).body.hosts;

it('shows whom a file would add, and changes nothing', async () => {
  const { status, data } = await call('previewImport', FILE);
  expect([status, data.errors, data.known]).toEqual([200, [], []]);
  expect(data.people).toEqual([
    {
      ...{ line: 2, name: 'Ada Brandt', email: 'ada@firm.example', role: 'Partner' },
      ...{ practiceAreas: ['divorce', 'estate-planning'], languages: ['English', 'Spanish'] },
      ...{ office: null, takesConsultations: true },
    },
    {
      ...{ line: 3, name: 'Bo Lund', email: 'bo@firm.example', role: 'Attorney' },
      ...{ practiceAreas: ['divorce'], languages: ['English'] },
      ...{ office: 'main', takesConsultations: true },
    },
    {
      ...{ line: 4, name: 'Cy Ramos', email: null, role: 'Associate' },
      ...{ practiceAreas: ['divorce'], languages: ['English'] },
      ...{ office: null, takesConsultations: false },
    },
  ]);
  expect(await attorneys()).toEqual([]);
});

it('adds everybody after the others, with hours and office, and an audit entry for each', async () => {
  const { status, data } = await call('import', FILE);
  expect([status, data]).toEqual([
    200,
    {
      added: [
        { slug: 'ada-brandt', name: 'Ada Brandt', email: 'ada@firm.example' },
        { slug: 'bo-lund', name: 'Bo Lund', email: 'bo@firm.example' },
        { slug: 'cy-ramos', name: 'Cy Ramos', email: null },
      ],
      known: [],
    },
  ]);
  expect(
    (await attorneys()).map(({ slug, statement }: Record<string, string>) => [slug, statement]),
  ).toEqual([
    ['ada-brandt', expect.stringMatching(/^Works on .+ and .+\.$/)],
    ['bo-lund', expect.stringMatching(/^Works on .+\.$/)],
    ['cy-ramos', expect.stringMatching(/^Works on .+\.$/)],
  ]);
  const found = await hosts();
  const ada = found.find(({ slug }: { slug: string }) => slug === 'ada-brandt');
  const bo = found.find(({ slug }: { slug: string }) => slug === 'bo-lund');
  expect(ada.weeklyHours).toHaveLength(4);
  expect(ada.weeklyHours[1]).toEqual({
    ...{ type: null, weekday: 1, firstStart: '13:00', lastStart: '16:00', stepMinutes: 30 },
  });
  expect([bo.weeklyHours, bo.office, bo.isActive]).toEqual([...[ada.weeklyHours, 'main', true]]);
  expect(found.some(({ slug }: { slug: string }) => slug === 'cy-ramos')).toBe(false);
  // As when an attorney is added by hand, the firm as a whole is no longer booked beside them.
  expect(found.find(({ number }: { number: number }) => number === FIRM_HOST).isActive).toBe(false);
  const actions = (await staff.auditLog(9)).map(({ action }) => action);
  expect(actions[0]).toBe('team.import');
  expect(actions.filter((action) => action === 'attorney.create')).toHaveLength(3);
});

it('adds nobody a second time', async () => {
  await call('import', FILE);
  const { data } = await call('import', `${FILE}Dee Novak,,,Divorce,,,\n`);
  expect([data.added.map(({ name }: { name: string }) => name), data.known]).toEqual([
    ['Dee Novak'],
    ['Ada Brandt', 'Bo Lund', 'Cy Ramos'],
  ]);
  expect(await attorneys()).toHaveLength(4);
});

it('a row that is in the file twice counts once; two people may have one name', async () => {
  const { data } = await call(
    'previewImport',
    `${HEAD}Ada Brandt,a@firm.example,,Divorce,,,\nada  brandt,A@firm.example,,Divorce,,,\nAda Brandt,b@firm.example,,Divorce,,,\n`,
  );
  expect([data.people.length, data.known]).toEqual([2, ['ada  brandt']]);
});

it('an office without hours is stored, and nobody can be booked there', async () => {
  await call('import', `${HEAD}Ada Brandt,,,Divorce,,main,\n`);
  const found = await hosts();
  expect(found.find(({ slug }: { slug: string }) => slug === 'ada-brandt')).toMatchObject({
    ...{ office: 'main', isActive: false },
  });
  expect(found.find(({ number }: { number: number }) => number === FIRM_HOST).isActive).toBe(true);
});

describe('a file with mistakes', () => {
  it.each([
    ['nothing', '', 'Line 1: The file has no rows'],
    ['no name', 'Role,Areas\nPartner,Divorce\n', 'Line 1: The header line needs a column “Name”'],
    ['no areas', 'Name\nAda Brandt\n', 'Line 1: The header line needs a column “Areas”'],
    [
      'an unknown area',
      `${HEAD}Ada Brandt,,,Maritime Law,,,\n`,
      'Line 2: Areas: “Maritime Law” is no',
    ],
    [
      'a bad address',
      `${HEAD}Ada Brandt,ada@,,Divorce,,,\n`,
      'Line 2: E-mail: Please enter a valid',
    ],
    [
      'an unknown office',
      `${HEAD}Ada Brandt,,,Divorce,,Atlantis,\n`,
      'Line 2: Office: Write the name',
    ],
    ['bad hours', `${HEAD}Ada Brandt,,,Divorce,,,mornings\n`, 'Line 2: Hours: Write them as in'],
    [
      'nobody to copy',
      `${HEAD}Ada Brandt,,,Divorce,,,same as Zed\n`,
      'Line 2: Hours: nobody called “Zed”',
    ],
    [
      'an unreadable encoding',
      `${HEAD}Jos\uFFFD,,,Divorce,,,\n`,
      'Line 2: The file is in an encoding',
    ],
  ])('(%s) is refused as a whole, and the preview names the line', async (_what, csv, words) => {
    const good = csv.startsWith(HEAD) ? `${csv}Bo Lund,,,Divorce,,,\n` : csv;
    const { data } = await call('previewImport', good);
    const { line, message } = data.errors[0];
    expect(`Line ${line}: ${message}`).toContain(words);
    const refused = await call('import', good);
    expect([refused.status, Object.keys(refused.error.fieldErrors)]).toEqual([400, ['csv']]);
    expect(await attorneys()).toEqual([]);
  });

  it('(words that advertising law restricts) needs a reason', async () => {
    const csv = `Name,Areas,Statement\nAda Brandt,Divorce,We guarantee that you win.\n`;
    const refused = await call('import', csv);
    expect(refused.error.reason).toBe('advertising_findings');
    expect(await attorneys()).toEqual([]);
    const { status } = await call('import', csv, { advertisingReason: 'Quoted from a client' });
    expect(status).toBe(200);
  });
});

it('hours need the permission to change hours', async () => {
  const { token } = await roleToken(app, 'manager', { username: 'settler', areas: ['settings'] });
  const as = (csv: string) =>
    fetch(`${app.url}/trpc/hosts.import`, {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body: JSON.stringify({ csv }),
    });
  expect((await as(FILE)).status).toBe(403);
  expect(await attorneys()).toEqual([]);
  expect((await as(`${HEAD}Cy Ramos,,,Divorce,,,\n`)).status).toBe(200);
});

it('forty attorneys are added in one call', async () => {
  const rows = Array.from(
    { length: 40 },
    (_, i) =>
      `Person ${i},p${i}@firm.example,Associate,Divorce,English,,${i ? 'same as Person 0' : 'Mon-Fri 9-16'}\n`,
  );
  const { status, data } = await call('import', HEAD + rows.join(''));
  expect([status, data.added.length]).toEqual([200, 40]);
  const own = (await hosts()).filter(({ number }: { number: number }) => number !== FIRM_HOST);
  expect(
    new Set(own.map(({ weeklyHours }: { weeklyHours: object }) => JSON.stringify(weeklyHours)))
      .size,
  ).toBe(1);
});

it('“Same hours as” gives several people the hours of one', async () => {
  await call('import', FILE);
  const ada = (await hosts()).find(({ slug }: { slug: string }) => slug === 'ada-brandt');
  const same = (input: object) => staff.call('POST', '/trpc/availability.sameHours', input);
  const input = { from: ada.number, attorneys: ['bo-lund', 'cy-ramos', 'theo-okonjo'] };
  const { status } = await same({ ...input, takeConsultations: false });
  expect(status).toBe(200);
  const after = await hosts();
  const of = (slug: string) => after.find((each: { slug: string }) => each.slug === slug);
  for (const slug of input.attorneys) expect(of(slug).weeklyHours).toEqual(ada.weeklyHours);
  expect(input.attorneys.map((slug) => of(slug).isActive)).toEqual([true, false, false]);
  expect(of('bo-lund').office).toBe('main');
  await same({ ...input, takeConsultations: true });
  const active = (await hosts()).filter(({ isActive }: { isActive: boolean }) => isActive);
  expect(active).toHaveLength(4);
  const nobody = await same({ ...input, attorneys: ['nobody'], takeConsultations: true });
  expect([nobody.status, Object.keys(nobody.body.error.data.fieldErrors)]).toEqual([
    400,
    ['attorney'],
  ]);
  const empty = await same({ ...input, attorneys: [], takeConsultations: true });
  expect([empty.status, Object.keys(empty.body.error.data.fieldErrors)]).toEqual([
    400,
    ['attorneys'],
  ]);
});

it('many are invited at once, each once, with the profile that belongs to them', async () => {
  await call('import', FILE);
  const invite = (people: object[]) =>
    staff.call('POST', '/trpc/staffInvitations.inviteMany', { people, role: 'attorney' });
  const people = [
    { email: 'ada@firm.example', attorney: 'ada-brandt' },
    { email: 'bo@firm.example', attorney: 'bo-lund' },
    { email: 'ADA@firm.example' },
  ];
  const first = (await invite(people)).body.result.data;
  expect(first).toEqual({
    invited: ['ada@firm.example', 'bo@firm.example'],
    known: ['ADA@firm.example'],
  });
  const again = (await invite([...people, { email: 'cy@firm.example' }])).body.result.data;
  expect(again.invited).toEqual(['cy@firm.example']);
  const open = (await staff.call('GET', '/api/admin/staff-invitations')).body;
  expect(
    open.map(({ email, attorney }: Record<string, string>) => [email, attorney]).toSorted(),
  ).toEqual([
    ['ada@firm.example', 'ada-brandt'],
    ['bo@firm.example', 'bo-lund'],
    ['cy@firm.example', null],
  ]);
  const mails = await app.deps.db
    .selectFrom('outboxEmails')
    .select('toEmail')
    .where('kind', '=', 'staff_invitation')
    .execute();
  expect(mails).toHaveLength(3);
  const bad = await invite([{ email: 'dee@firm.example' }, { email: 'dee@' }]);
  expect([bad.status, Object.keys(bad.body.error.data.fieldErrors)]).toEqual([
    400,
    ['people.1.email'],
  ]);
  expect((await staff.call('GET', '/api/admin/staff-invitations')).body).toHaveLength(3);
});
