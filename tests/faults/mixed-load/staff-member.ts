import { staffTokenOf } from '../../../src/testing/people.ts';
import type { LoadClient } from './load-client.ts';

const LISTS = [
  '/api/admin/appointments?order=upcoming',
  '/api/admin/appointments?q=dana',
  '/api/admin/contact-submissions?q=mother',
  '/api/admin/contact-submissions?status=new',
  '/api/admin/newsletter-subscribers',
  '/api/admin/emails',
  '/api/admin/audit-log',
  '/api/admin/blog-posts?q=load',
  '/api/admin/testimonials',
  '/api/admin/staff',
  '/api/admin/blog-sources',
  '/api/admin/themes',
  '/trpc/dashboard.agenda,dashboard.next,setup.state?batch=1&input=%7B%7D',
];
// Small enough that all posts have been requested by the end of the warm-up.
const POSTS = 8;
const KEPT_APPOINTMENTS = 40;

/** A staff session in the back office, starting with the sign-in; `place` distinguishes the sessions. */
export async function workOnce(
  { ask }: LoadClient,
  { url, sourceIds, place }: { url: string; sourceIds: readonly string[]; place: number },
): Promise<void> {
  const token = await staffTokenOf(url);
  for (const list of LISTS) await ask('GET', list, { token });
  await publish(ask, token, place);
  await makeRoom(ask, token);
  const { body: messages } = await ask('GET', '/api/admin/contact-submissions?limit=5', { token });
  for (const { id } of messages) {
    await ask('PUT', `/api/admin/contact-submissions/${id}/resolved`, { token });
  }
  await ask('POST', '/api/admin/contact-submissions/export', { token, body: { q: 'mother' } });
  const email = `visitor${place}@example.com`;
  await ask('POST', '/trpc/privacy.export', { token, body: { email } });
  for (const id of sourceIds) {
    await ask('POST', `/api/admin/blog-sources/${id}/fetch`, { token });
    await ask('GET', `/api/admin/blog-sources/${id}/articles`, { token });
  }
}

async function publish(ask: LoadClient['ask'], token: string, place: number): Promise<void> {
  const slug = `load-${place % POSTS}`;
  const { body } = await ask('POST', '/api/admin/blog-posts', {
    token,
    body: {
      title: `Load ${place}`,
      slug,
      excerpt: 'Published under load.',
      content: `<p>${'A will speaks through the court. '.repeat(100)}${place}</p>`,
      category: 'probate',
      author: 'Theo Okonjo',
      isPublished: true,
    },
    may: [201],
  });
  await ask('GET', `/blog/${slug}`);
  await ask('GET', '/blog');
  await ask('DELETE', `/api/admin/blog-posts/${body.id}`, { token, may: [204] });
}

/** Cancels all but some appointments, so that visitors find free times, however long the test runs. */
async function makeRoom(ask: LoadClient['ask'], token: string): Promise<void> {
  const { body } = await ask('GET', '/api/admin/appointments?status=scheduled', { token });
  for (const { id } of body.slice(0, Math.max(0, body.length - KEPT_APPOINTMENTS))) {
    await ask('PUT', `/api/admin/appointments/${id}`, { token, body: { status: 'cancelled' } });
  }
}
