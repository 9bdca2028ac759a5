import { beforeAll, describe, expect, it } from 'vitest';
import { addDays, addMinutes } from '../../src/platform/time/date-math.ts';
import { insertMessage } from '../../src/testing/messages.ts';
import { TEST_NOW } from '../../src/testing/test-app.ts';
import { startAdmin } from './admin.ts';

const site = startAdmin();

/** The appointments of each of the days from today. */
const PER_DAY = [5, 4, 13, 2, 1];
const MESSAGES = 30;

const NAMES = [
  ['Simone', 'Adeyemi'],
  ['Nguyễn Hoàng', 'Phương Linh'],
  ['שירה', 'אברמוביץ'],
  ['Hannelore', 'Venkataraman-Achterberg'],
  ['Gil & Petra', 'Novak'],
] as const;

beforeAll(async () => {
  for (let i = 0; i < MESSAGES; i += 1) {
    const [firstName = '', lastName = ''] = NAMES[i % NAMES.length] ?? [];
    await insertMessage(site.db, {
      firstName,
      lastName,
      email: `writer${i}@example.com`,
      message: 'We bought a condo last spring and our will is from before that. Do we start over?',
      createdAt: addMinutes(TEST_NOW, -60 * i - 5),
      isRead: i > 5,
      isResolved: i > 16,
    });
  }
  for (const [day, count] of PER_DAY.entries()) {
    for (let i = 0; i < count; i += 1) {
      const [firstName = '', lastName = ''] = NAMES[i % NAMES.length] ?? [];
      const scheduledDate = addMinutes(addDays(TEST_NOW, day), 60 + 30 * i);
      await site.db
        .insertInto('appointments')
        .values({
          ...{ firstName, lastName, email: `client${i}@example.com` },
          ...{ consultationType: 'initial', practiceArea: 'divorce' },
          notes: 'Our order says nothing about Arizona. Can he simply go?',
          scheduledDate,
          endsAt: addMinutes(scheduledDate, 30),
          status: i === 1 ? 'scheduled' : 'confirmed',
        })
        .execute();
    }
  }
});

/** As if the firm had settled the whole checklist, most of which depends on the deployment. */
async function asOpenFirm(page: Awaited<ReturnType<typeof site.signIn>>['page']) {
  // The page is left first: a request of the former page that is still open could not be answered.
  await page.goto('about:blank');
  await page.route('**/trpc/**setup.state**', async (route) => {
    const response = await route.fetch();
    const answers: { result?: { data?: { items?: { state: string }[] } } }[] =
      await response.json();
    for (const { result } of answers) {
      for (const item of result?.data?.items ?? []) item.state = 'done';
    }
    // A request of a page that was left meanwhile needs no answer.
    await route.fulfill({ response, json: answers }).catch(() => {});
  });
  await page.goto(`${site.url}/admin`);
  await page.getByRole('region', { name: 'Next appointment' }).waitFor();
}

describe('the dashboard of a busy week', () => {
  it('fits on little more than one screen of a desktop', async () => {
    const { page } = await site.signIn('/admin');
    await page.setViewportSize({ width: 1280, height: 860 });
    await asOpenFirm(page);
    expect(await page.getByRole('region', { name: 'Ready to open?' }).count()).toBe(0);
    await page.getByText('The next 7 days, 25 appointments').waitFor();
    const size = await page.evaluate(() => {
      const isShown = (element: Element) => {
        const { bottom, width } = element.getBoundingClientRect();
        return element.checkVisibility() && width > 1 && bottom > 0;
      };
      const controls = document.querySelectorAll('a[href], button, input, select, textarea');
      return {
        width: innerWidth,
        height: document.documentElement.scrollHeight,
        words: document.body.innerText.split(/\s+/).length,
        controls: Array.from(controls).filter(isShown).length,
      };
    });
    expect(size.width).toBe(1280);
    expect(size.height).toBeLessThanOrEqual(1_000);
    expect(size.words).toBeLessThanOrEqual(300);
    expect(size.controls).toBeLessThanOrEqual(40);
  });

  it('begins with the next client on a phone, and shows the whole of every name', async () => {
    const { page } = await site.signIn('/admin', { device: 'phone' });
    await asOpenFirm(page);
    const next = page.getByRole('region', { name: 'Next appointment' });
    expect((await next.boundingBox())?.y).toBeLessThan(220);
    const cut = await page.locator('main bdi').evaluateAll((names) =>
      names
        .map((name) => name.closest('b, h2, p') ?? name)
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
    expect(cut).toEqual([]);
  });
});
