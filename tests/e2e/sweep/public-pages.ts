import { sentAgreement } from '../../../src/features/agreements/testing/agreement-steps.ts';
import { bookWithLink } from '../../../src/features/appointments/testing/linked-appointment.ts';
import { linkToPreview } from '../../../src/features/articles/preview-article.ts';
import { fillDocumentsPage } from '../../../src/features/documents/testing/filled-page.ts';
import { makeToken } from '../../../src/features/newsletter/token.ts';
import { linkToPagePreview } from '../../../src/features/pages/preview-page.ts';
import {
  insertPublished,
  insertRequest,
} from '../../../src/features/questionnaires/testing/questionnaire.ts';
import { letAttorneysHost } from '../../../src/features/scheduling/testing/all-attorneys-host.ts';
import { listPublicPaths } from '../../../src/features/site/discovery/public-paths.ts';
import { WAIT_LINKS } from '../../../src/features/waits/wait-links.ts';
import { tuesdayAt } from '../../../src/testing/booking-requests.ts';
import { TEST_NOW, type TestApp } from '../../../src/testing/test-app.ts';
import { PAGES } from '../pages.ts';

/** An article with everything that the editor can write. */
const ARTICLE = {
  slug: 'everything-an-article-may-contain',
  title: 'Everything that an article may contain, and a title that needs several lines on a phone',
  excerpt: 'A sample of each element.',
  category: 'estate-planning',
  author: 'Maren Castellane',
  isPublished: true,
  publishedAt: new Date('2031-03-01T17:00:00Z'),
  content: `<p>The first paragraph, with <strong>bold</strong>, <em>italic</em> and
    <a href="https://www.courts.ca.gov/selfhelp-probate.htm">linked</a> text.</p>
    <h2>A heading of a section that is longer than one line</h2><p>Ask by e-mail, Monday–Friday, or at
    (619) 555-0142: https://www.courts.ca.gov/a-long-address/that-has-no-space/and-no-end.htm</p>
    <ul><li>One<ul><li>Nested</li></ul></li><li>Two</li></ul><ol><li>First</li><li>Second</li></ol>
    <h3>A smaller heading</h3><blockquote><p>A quotation of some length, set apart.</p><p>Its end</p></blockquote>
    <table><thead><tr><th>Estate</th><th>Statutory fee of the attorney</th><th>Fee of the executor</th></tr></thead>
    <tbody><tr><td>$1,250,000</td><td>$25,500</td><td>$25,500</td></tr></tbody></table>
    <pre><code>Estate of Whitfield (2031) 123 Cal.App.5th 456, 789, and more on the same line</code></pre>
    <aside><p><strong>A note</strong></p><p>In the margin.</p></aside><hr><p>The last paragraph.</p>`,
};

async function subscribe({ deps: { db } }: TestApp, status: string): Promise<string> {
  const { token, tokenHash } = makeToken();
  const at = TEST_NOW;
  await db
    .insertInto('newsletterSubscribers')
    .values({
      ...{ email: `${status}@example.com`, status, tokenHash },
      ...{ consentText: 'Yes', consentedAt: at, confirmedAt: status === 'pending' ? null : at },
    })
    .execute();
  return `/newsletter/${token}`;
}

/** The pages of a request whose names are to be given, and of one that is being answered. */
async function askEverything(app: TestApp, appointmentId: string): Promise<string[]> {
  await insertPublished(app);
  const [fresh, open] = [
    await insertRequest(app, { appointmentId }),
    await insertRequest(app, { appointmentId, isOpen: true }),
  ];
  return [
    `/questions/${fresh}`,
    `/questions/${fresh}?step=come-back-later`,
    ...['', '?step=has_children', '?step=income', '?step=story', '?step=check-and-send'].map(
      (query) => `/questions/${open}${query}`,
    ),
  ];
}

/** The page of an agreement with a translation that the client is owed. */
async function agreementPage(app: TestApp): Promise<string> {
  const client = { email: 'agreement@example.com', scheduledDate: tuesdayAt('15:00') };
  const { token } = await sentAgreement(app, { negotiatedLanguage: 'es' }, client);
  return `/agreement/${token}`;
}

/** The page of somebody who waits for a time that becomes free. */
async function waitPage({ deps: { db, secrets } }: TestApp): Promise<string> {
  const { id, token, tokenHash } = WAIT_LINKS.create(secrets);
  await db
    .insertInto('waits')
    .values({
      ...{ id, tokenHash, fromDay: '2031-03-11', untilDay: '2031-03-20' },
      ...{ firstName: 'Rosa', lastName: 'Lindqvist', email: 'waits@example.com' },
      ...{ practiceArea: 'divorce', consultationType: 'initial' },
    })
    .execute();
  return `/earlier-times/${token}`;
}

/** The token of a payment that was not made in time. An open one is asked about at the payment company. */
async function expiredPayment({ deps: { db } }: TestApp): Promise<string> {
  const { token, tokenHash } = makeToken();
  await db
    .insertInto('payments')
    .values({
      ...{ tokenHash, status: 'expired', firstName: 'Rosa', email: 'pays@example.com' },
      ...{ consultationType: 'initial', scheduledDate: tuesdayAt('16:00') },
      ...{ amountMinor: 15_000, currency: 'USD', expiresAt: TEST_NOW },
    })
    .execute();
  return token;
}

async function previews({ deps }: TestApp): Promise<string[]> {
  const article = deps.db.selectFrom('blogPosts').select('id').where('slug', '=', ARTICLE.slug);
  // Its parts show lists, which a preview has to load, too.
  const page = deps.db.selectFrom('pages').select('id').where('path', '=', '/');
  const atNow = { ...deps, now: () => TEST_NOW };
  const links = [
    await linkToPreview(atNow, (await article.executeTakeFirstOrThrow()).id),
    await linkToPagePreview(atNow, (await page.executeTakeFirstOrThrow()).id),
  ];
  return [...links.map(({ path }) => path), '/preview/attorneys/theo-okonjo'];
}

/** The token of a client's page of documents. */
async function askedForDocuments(app: TestApp): Promise<string> {
  const { id } = await app.deps.db
    .insertInto('people')
    .values({ name: 'Rosa Lindqvist', nameKey: 'rosa lindqvist' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return fillDocumentsPage(app, { id: 'asked', personId: id, at: TEST_NOW });
}

/** Fills the site, and returns the addresses of all of its pages: the sitemap, `PAGES`, and those of links in mails. */
export async function fillSite(app: TestApp): Promise<string[]> {
  await app.deps.db.insertInto('blogPosts').values(ARTICLE).execute();
  await letAttorneysHost(app.deps.db);
  const [coming, cancelled] = [
    await bookWithLink(app, { scheduledDate: tuesdayAt('09:00') }),
    await bookWithLink(app, { scheduledDate: tuesdayAt('13:00'), email: 'later@example.com' }),
  ];
  await app.deps.db
    .updateTable('appointments')
    .set({ status: 'cancelled' })
    .where('id', '=', cancelled.id)
    .execute();
  const questions = await askEverything(app, coming.id);
  const payment = await expiredPayment(app);
  const listed = await listPublicPaths(app.deps.db, TEST_NOW);
  return [
    ...new Set([
      ...PAGES,
      '/login?redirect=/admin',
      '/probate-calculator?estate=1250000',
      ...['?date=2031-03-11', '?attorney=theo-okonjo&month=2031-04'].map(
        (query) => `/schedule${query}`,
      ),
      ...listed.map(({ path }) => path),
      await agreementPage(app),
      `/appointment/${coming.token}`,
      `/appointment/${coming.token}?move=1&date=2031-03-12`,
      `/appointment/${cancelled.token}`,
      ...questions,
      `/documents/${await askedForDocuments(app)}`,
      '/earlier-times?type=initial&area=divorce',
      await waitPage(app),
      ...['payment', 'embed/payment'].map((page) => `/${page}/${payment}`),
      `/schedule/booked/${coming.token}`,
      `/embed/booked/${coming.token}`,
      ...(await Promise.all(
        ['pending', 'confirmed', 'unsubscribed'].map((status) => subscribe(app, status)),
      )),
      ...(await previews(app)),
    ]),
  ];
}
