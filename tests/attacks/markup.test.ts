import { beforeAll, expect, it } from 'vitest';
import { HOSTILE_HTML } from '../../src/features/articles/testing/hostile-html.ts';
import { someOf } from '../../src/testing/attack-size.ts';
import { staffClient } from '../../src/testing/staff-client.ts';
import { startAdmin } from '../e2e/admin.ts';
import { type Visit, withoutLiveChanges } from '../e2e/browser.ts';
import { PAGES } from '../e2e/pages.ts';
import { touchAll } from '../e2e/touch-all.ts';
import { type Filled, fillEverything } from './fill-everything.ts';

/** An injected script that runs if it is interpreted as markup, in text or in an attribute. */
const LINE = `'"><img src=x onerror=alert(1)>`;
const BLOCK = [
  LINE,
  '</textarea></title></script><svg onload=prompt(1)>',
  '<iframe srcdoc="<script>parent.confirm(1)</script>"></iframe>',
  '<a href="javascript:alert(1)" onfocus=alert(1) autofocus tabindex=0>a</a>',
  'javascript:alert(1) data:text/html,<script>alert(1)</script>',
  '[a](javascript:alert(1)) ![b](x"onerror="alert(1))',
  '{{constructor.constructor("alert(1)")()}}',
].join('\n');
const HTML = [
  '<p>First</p>',
  ...Object.values(HOSTILE_HTML).flatMap((vectors) => vectors.slice(0, 4).map(({ html }) => html)),
].join('\n');

const ADMIN = [
  '/admin',
  '/admin/appointments',
  '/admin/contact-submissions',
  '/admin/people',
  '/admin/questions',
  '/admin/agreements',
  '/admin/agreement-templates',
  '/admin/newsletter-subscribers',
  '/admin/blog-posts',
  '/admin/testimonials',
  '/admin/themes',
  '/admin/look',
  '/admin/component-visibility',
  '/admin/team',
  '/admin/firm',
  '/admin/integrations',
  '/admin/mail',
  '/admin/staff',
  '/admin/audit-log',
];

const vector = encodeURIComponent(LINE);
const REFLECTED = [
  ...['/blog?q=', '/blog?category=', '/external-articles?q=', '/external-articles?source='],
  ...['/contact?service=', '/contact?sent=', '/newsletter?asked=', '/reviews?source='],
  ...['/schedule?area=', '/schedule?type=', '/schedule?start=', '/probate-calculator#', '/#'],
  ...['/blog/', '/newsletter/', '/appointment/', '/blog/preview/', '/nothing/', '/?theme-preview='],
]
  .map((path) => path + vector)
  .concat(`/login?redirect=javascript:alert(1)`, `/login?redirect=${vector}`, `/admin/${vector}`);

const site = startAdmin();
let filled: Filled;
beforeAll(async () => {
  filled = await fillEverything(site.app, await staffClient(site.app), {
    line: LINE,
    block: BLOCK,
    html: HTML,
  });
});

/** Reports the first actions of an injected script, and what the content security policy has blocked. */
const HOOKS = `
  for (const name of ['alert', 'prompt', 'confirm', 'print', 'open'])
    window[name] = (...args) => { window.tellFired(name + args.join()); return null; };
  document.addEventListener('securitypolicyviolation', (event) =>
    window.tellFired('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
`;

type Watched = { visit: Visit; fired: string[] };

async function watched(opened: Promise<Visit>): Promise<Watched> {
  const visit = await opened;
  const fired: string[] = [];
  await withoutLiveChanges(visit.page);
  await visit.page.exposeFunction('tellFired', (what: string) => fired.push(what));
  await visit.page.addInitScript(HOOKS);
  return { visit, fired };
}

const ODD = 'img[src="x"], svg[onload], [onerror], [onfocus], iframe[srcdoc*="parent.confirm"]';

async function expectQuiet(path: string, { visit: { page, troubles }, fired }: Watched) {
  await page.goto(site.url + path);
  await page.waitForLoadState('networkidle');
  expect([path, await page.locator(ODD).count()]).toEqual([path, 0]);
  await touchAll(page, 'main', { presses: false });
  expect([path, fired]).toEqual([path, []]);
  const others = troubles.splice(0).filter((trouble) => !/status of 4\d\d/.test(trouble));
  expect([path, others]).toEqual([path, []]);
}

it('markup in any field runs on no public page', async () => {
  const visitor = await watched(site.visit('/terms', { isFirst: true }));
  const { slug, token, previewPath, clientPaths } = filled;
  const own = [`/blog/${slug}`, `/appointment/${token}`, previewPath, ...clientPaths];
  for (const path of [...someOf([...new Set(PAGES)], 6), ...own]) await expectQuiet(path, visitor);
}, 300_000);

it('markup in a URL runs on no page', async () => {
  const visitor = await watched(site.visit('/terms', { isFirst: true }));
  for (const path of someOf(REFLECTED, 6)) await expectQuiet(path, visitor);
}, 300_000);

it('markup in a form without scripts runs in no response', async () => {
  const { visit, fired } = await watched(site.visit('/terms', { isFirst: true }));
  const { page, context, troubles } = visit;
  for (const path of ['/contact', '/schedule', '/newsletter', `/newsletter/${vector}/confirm`]) {
    const answer = await context.request.post(site.url + path, {
      form: { firstName: LINE, email: LINE, [LINE]: LINE, consent: 'true', practiceArea: LINE },
      failOnStatusCode: false,
    });
    const body = await answer.text();
    // Removes the policy, so that scripts run that it would otherwise block.
    await page.route(
      site.url + path,
      (route) => route.fulfill({ body, contentType: 'text/html' }),
      {
        times: 1,
      },
    );
    await page.goto(site.url + path);
    expect([path, answer.status(), fired]).toEqual([path, 400, []]);
  }
  expect(troubles).toEqual([]);
});

it('markup in any field runs on no back office page', async () => {
  const member = await watched(site.signIn('/admin', { isFirst: true }));
  const { page, troubles } = member.visit;
  for (const path of [
    ...someOf(ADMIN, 4),
    `/admin/blog-posts/${filled.articleId}`,
    '/admin/appointments?view=list',
  ]) {
    await expectQuiet(path, member);
  }
  await page.goto(`${site.url}/admin/contact-submissions`);
  await page.getByRole('button', { name: LINE }).first().click();
  await page.getByRole('region', { name: LINE }).waitFor();
  expect([member.fired, troubles]).toEqual([[], []]);
}, 300_000);

it('markup in any field runs in no mail', async () => {
  const mails = () =>
    site.db
      .selectFrom('outboxEmails')
      .select(['state', 'kind', 'subject', 'htmlBody', 'textBody'])
      .execute();
  await expect
    .poll(async () => (await mails()).every(({ state }) => state !== 'queued'), {
      timeout: 60_000,
    })
    .toBe(true);
  const written = (await mails()).filter(({ htmlBody }) => htmlBody !== null);
  expect(new Set(written.map(({ kind }) => kind)).size).toBeGreaterThan(4);
  const { visit, fired } = await watched(site.visit('/terms', { isFirst: true }));
  const { page, troubles } = visit;
  for (const { kind, subject, htmlBody } of written) {
    await page.setContent(htmlBody ?? '');
    const odd = await page
      .locator(
        'script, iframe, svg, form, [onerror], [onload], img[src="x"], a[href^="javascript" i]',
      )
      .count();
    expect([kind, odd, fired]).toEqual([kind, 0, []]);
    expect(subject).not.toMatch(/[\r\n<]/);
  }
  await page.goto(`${site.url}/dev/mail`);
  expect(fired).toEqual([]);
  expect(troubles).toEqual([]);
}, 300_000);
