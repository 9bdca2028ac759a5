import { afterAll, beforeAll, expect, it } from 'vitest';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());

const MENUS = '/api/admin/menus';

const namesOfLawyers = async () => {
  const { body } = await staff.call('GET', MENUS);
  return ['navigation', 'firm', 'legal'].flatMap((menu) =>
    body[menu]
      .filter(({ path }: { path: string }) => ['/attorneys', '/advertising'].includes(path))
      .map(({ text }: { text: string }) => text),
  );
};

async function moveTo(country: string) {
  await app.deps.db.updateTable('firmProfile').set({ country }).execute();
  const settled = await staff.call('POST', '/trpc/setup.settle', {
    step: 'firm',
    isSkipped: false,
  });
  expect(settled.status).toBe(200);
}

it('the links of the product name lawyers as they are called where the office is, those of staff as they wrote', async () => {
  expect(await namesOfLawyers()).toEqual(['Attorneys', 'Our Attorneys', 'Attorney Advertising']);
  await moveTo('GB');
  expect(await namesOfLawyers()).toEqual([
    'Solicitors',
    'Our Solicitors',
    'Regulatory Information',
  ]);
  const { body } = await staff.call('GET', MENUS);
  const legal = body.legal.map((link: { path: string }) =>
    link.path === '/advertising' ? { ...link, text: 'Attorney Advertising and More' } : link,
  );
  expect((await staff.call('PUT', MENUS, { ...body, legal })).status).toBe(200);
  await moveTo('US');
  expect(await namesOfLawyers()).toEqual([
    'Attorneys',
    'Our Attorneys',
    'Attorney Advertising and More',
  ]);
});
