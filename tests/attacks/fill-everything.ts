import { expect, vi } from 'vitest';
import { bookWithLink } from '../../src/features/appointments/testing/linked-appointment.ts';
import { linkToPreview } from '../../src/features/articles/preview-article.ts';
import { storeNews } from '../../src/features/articles/testing/hostile-content.ts';
import { bookingBody, postJson, tuesdayAt } from '../../src/testing/booking-requests.ts';
import type { StaffClient } from '../../src/testing/staff-client.ts';
import { TEST_NOW, type TestApp } from '../../src/testing/test-app.ts';
import { fillClientPages } from './fill-client-pages.ts';

export type Filled = {
  articleId: string;
  slug: string;
  appointmentId: string;
  /** The token of the client's page. */
  token: string;
  previewPath: string;
  /** The pages of clients for questions, documents, an agreement, an earlier time and a payment. */
  clientPaths: readonly string[];
};

type Texts = {
  /** One line of at most 40 characters. */
  line: string;
  /** Text that may have line breaks. */
  block: string;
  /** The content of articles; defaults to `block`. */
  html?: string;
};

/**
 * Writes a text to every field that visitors, clients, staff and feeds can fill in, through the calls that they use.
 * Throws if a call rejects it.
 */
export async function fillEverything(
  app: TestApp,
  staff: StaffClient,
  texts: Texts,
): Promise<Filled> {
  const { line, block, html = block } = texts;
  const must = async (method: 'POST' | 'PUT', path: string, body: unknown) => {
    const answer = await staff.call(method, path, body);
    if (answer.status >= 300) {
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return answer.body;
  };
  // First, because the author of an article is one of the attorneys.
  await fillFirm(staff, must, line);
  const article = {
    ...{ title: line, excerpt: block, content: html, author: line },
    category: 'family-law',
  };
  const { slug, id: articleId } = await must('POST', '/api/admin/blog-posts', {
    ...article,
    ...{ slug: 'filled', isPublished: true, publishedAt: TEST_NOW.toISOString() },
  });
  const draft = await must('POST', '/api/admin/blog-posts', {
    ...article,
    ...{ slug: 'draft', author: `By ${line}`, guestLine: line },
  });
  await must('POST', '/api/admin/testimonials', {
    ...{ clientName: line, content: block, rating: 5, practiceArea: 'divorce' },
    ...{ source: 'other', reviewedOn: '2031-03-01' },
    sourceUrl: `https://reviews.example/?q=${encodeURIComponent(line)}`.slice(0, 500),
  });
  await must('POST', '/api/admin/letters', {
    ...{ subject: line, previewLine: line, opening: block, content: html, closing: block },
    articleIds: [articleId],
  });
  await must('POST', '/api/admin/themes', {
    ...{ name: 'filled', displayName: line, description: line },
    cssVariables: '{"--primary":"#123456"}',
  });
  await must('POST', '/api/admin/component-visibility', {
    ...{ componentKey: 'newsletter_signup', componentName: line, description: block.slice(0, 500) },
  });
  await must('POST', '/api/admin/time-off', {
    ...{ startsAt: '2031-03-20T09:00', endsAt: '2031-03-20T10:00', reason: block.slice(0, 200) },
  });
  await must('POST', '/api/admin/blog-sources', {
    ...{ name: line, url: 'https://news.invalid/feed', type: 'rss' },
  });
  const vectors = [{ name: 'news', html: line }];
  await storeNews(app.deps.db, { name: line, vectors, publishedAt: TEST_NOW });
  const contactPreferences = { bestTimes: line };
  const client = { firstName: line, lastName: line, phone: line, contactPreferences };
  const { id: appointmentId, token } = await bookWithLink(app, {
    ...{ ...client, notes: block, otherSide: block.slice(0, 500) },
  });
  await must('PUT', `/api/admin/appointments/${appointmentId}/notes`, {
    ...{ notes: `${block} `, before: block },
  });
  const message = {
    ...{ ...client, otherSide: block.slice(0, 500) },
    ...{ email: 'a@example.com', practiceArea: 'divorce', message: block },
  };
  await accepted(postJson(`${app.url}/api/contact`, message));
  await fillPerson(staff, texts);
  const cancelled = await bookWithLink(app, {
    ...bookingBody({ ...client, scheduledDate: tuesdayAt('13:00') }),
    email: 'b@example.com',
  });
  await accepted(postJson(`${app.url}/api/appointment-links/${cancelled.token}/cancel`, {}));
  await must('POST', '/trpc/conflictEntries.create', {
    ...{ name: line, otherNames: block.slice(0, 500), note: block.slice(0, 1_000) },
  });
  const { path: previewPath } = await linkToPreview(app.deps, draft.id);
  const clientPaths = await fillClientPages(app, staff, texts);
  return { articleId, slug, appointmentId, token, previewPath, clientPaths };
}

/** Adds tags, a next step and notes to the first person, once the records have been grouped. */
async function fillPerson(staff: StaffClient, { line, block }: Texts) {
  const people = async () => (await staff.call('GET', '/api/admin/people')).body;
  await vi.waitFor(async () => expect(await people()).not.toEqual([]), { timeout: 20_000 });
  const [{ id }] = await people();
  const get = `/trpc/people.get?input=${encodeURIComponent(JSON.stringify({ id }))}`;
  const { updatedAt } = (await staff.call('GET', get)).body.result.data;
  const write = async (procedure: string, body: object) => {
    const answer = await staff.call('POST', `/trpc/people.${procedure}`, body);
    if (answer.status >= 300) throw new Error(`${procedure}: ${JSON.stringify(answer.body)}`);
  };
  await write('update', {
    ...{ id, updatedAt, tags: [line.replaceAll(',', ' ')], nextStep: line },
    ...{ ownerId: null, nextStepOn: '2031-03-12' },
  });
  const note = { personId: id, text: block };
  await write('addNote', { ...note, kind: 'note' });
  await write('addNote', { ...note, kind: 'call', direction: 'incoming', outcome: 'reached' });
}

async function accepted(asked: Promise<Response>) {
  const response = await asked;
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`);
}

type Must = (method: 'POST' | 'PUT', path: string, body: unknown) => Promise<unknown>;

async function fillFirm(staff: StaffClient, must: Must, line: string) {
  const { body: firm } = await staff.call('GET', '/api/admin/firm');
  const claim = { text: line, source: line };
  await must('PUT', '/api/admin/firm', {
    ...firm,
    ...{ name: line, street: line, city: line, region: line },
    ...{ responsibleAttorney: line, barNumber: line },
    claims: { rating: claim, experience: claim, reply: claim },
    attorneys: firm.attorneys.map((attorney: object) => ({
      ...attorney,
      ...{ name: line, role: line, statement: line, languages: [line] },
    })),
    officeHours: [
      { dayOfWeek: ['Monday'], opens: '08:00', closes: '18:00', daysText: line, hoursText: line },
    ],
    socialLinks: [
      {
        network: firm.socialLinks[0]?.network ?? 'linkedin',
        url: `https://a.example/${encodeURI(line)}`,
      },
    ],
  });
}
