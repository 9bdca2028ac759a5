import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../../testing/delete-all.ts';
import { countLockWaits } from '../../../testing/lock-waits.ts';
import { enqueueReceipt, mailRecord, sendBySmtp } from '../../../testing/mail-delivery.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type SmtpPeer, startSmtpPeer } from '../../../testing/smtp-peer.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
let peer: SmtpPeer;
let now = TEST_NOW;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV, now: () => now });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = TEST_NOW;
  const { db } = app.deps;
  for (const table of ['letters', 'newsletterSubscribers', 'outboxEmails'] as const)
    await deleteAll(db, table);
  peer = await startSmtpPeer();
  await sendBySmtp(app.deps, peer);
  await staff.call('PUT', '/api/admin/letter-settings', { perMinute: 6_000 });
});
afterEach(() => peer.close());

const FIELDS = {
  subject: 'What changes in January',
  previewLine: 'Two new rules',
  opening: 'Good morning.\n\nHere is our letter.',
  content: '<h2>News</h2><p>See <a href="/contact">our page</a>.</p><img src=x>',
  closing: 'Kind regards',
};

async function subscribe(...emails: string[]): Promise<void> {
  await app.deps.db
    .insertInto('newsletterSubscribers')
    .values(
      emails.map((email) => ({
        email,
        status: 'confirmed',
        consentText: 'Yes',
        consentedAt: TEST_NOW,
        confirmedAt: TEST_NOW,
        tokenHash: `hash of ${email}`,
      })),
    )
    .execute();
}

async function draft(fields: object = FIELDS): Promise<string> {
  const { status, body } = await staff.call('POST', '/api/admin/letters', fields);
  expect([status, body]).toMatchObject([201, { status: 'draft' }]);
  return body.id;
}

const change = (id: string, what: string, body?: object) =>
  staff.call('POST', `/api/admin/letters/${id}/${what}`, body);
const letter = async (id: string) => (await staff.call('GET', `/api/admin/letters/${id}`)).body;
const countsOf = async (id: string) => {
  const { counts, status } = await letter(id);
  const some = Object.entries(counts).filter(([, count]) => count !== 0);
  return { status, ...Object.fromEntries(some) };
};
const receivers = () => peer.mails.map(({ to }) => to).sort();
const received = (to: string) => {
  const mail = peer.mails.find((each) => each.to === to) ?? expect.fail(`No mail to ${to}`);
  return PostalMime.parse(mail.source);
};
const mailsUnderWay = () =>
  app.deps.db.selectFrom('outboxEmails').select('id').where('takenUntil', 'is not', null).execute();
/** Holds every mail at the mail server until the returned function is called. */
function holdMails(): () => void {
  const released = Promise.withResolvers<void>();
  peer.answer = async () => {
    await released.promise;
    return 'take' as const;
  };
  return released.resolve;
}

describe('a letter', () => {
  it('is sent once to each confirmed subscriber, with what the law and mail providers ask for', async () => {
    await subscribe('dana@example.com', 'tomas@example.org');
    await app.deps.db
      .updateTable('newsletterSubscribers')
      .set({ status: 'pending' })
      .where('email', '=', 'tomas@example.org')
      .execute();
    const id = await draft();
    expect((await change(id, 'send', {})).status).toBe(200);
    await expect.poll(() => countsOf(id)).toEqual({ status: 'sent', sent: 1 });
    expect(receivers()).toEqual(['dana@example.com']);
    const { headers, text = '', html = '', subject } = await received('dana@example.com');
    const header = (name: string) => headers.find(({ key }) => key === name)?.value ?? '';
    expect(subject).toBe(FIELDS.subject);
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, link = ''] =
      /<(https?:\/\/\S+\/newsletter\/[\w-]{43})\/unsubscribe>/.exec(header('list-unsubscribe')) ??
      [];
    for (const words of [text, html]) {
      expect(words).toContain(link);
      expect(words).toMatch(/Pacific Harbor Law, [^\n<]+, San Diego, CA \d{5}/);
    }
    expect(html).toContain('Two new rules');
    expect(html).not.toContain('<img');
    expect(text).toMatch(
      /Here is our letter\.\s+News\s+See our page \(http\S+\/contact\)\.\s+Kind/,
    );

    const { pathname } = new URL(link);
    const press = await fetch(`${app.url}${pathname}/unsubscribe`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    });
    expect(press.status).toBeLessThan(400);
    const [subscriber] = await app.deps.db
      .selectFrom('newsletterSubscribers')
      .select('status')
      .where('email', '=', 'dana@example.com')
      .execute();
    expect(subscriber?.status).toBe('unsubscribed');
    expect((await change(id, 'send', {})).body.reason).toBe('already_sent');
    const asked = new URLSearchParams({ path: `letter:${id}`, at: TEST_NOW.toISOString() });
    const { body: copy } = await staff.call('GET', `/api/admin/advertising/copy?${asked}`);
    expect(copy.html).toContain('<title>What changes in January</title>');
    expect(copy.text).toContain('Here is our letter.');
    const found = await staff.call('GET', '/api/admin/letters?q=january&status=sent&sort=subject');
    expect(found.body).toMatchObject([{ id, counts: { sent: 1, waiting: 0 } }]);
    expect((await staff.call('GET', '/api/admin/letters?status=draft')).body).toEqual([]);
    expect((await fetch(`${app.url}/newsletter`)).status).toBe(200);
  });

  it('is made of published articles as they are when sending starts, in the order chosen', async () => {
    await subscribe('dana@example.com');
    const articles = await app.deps.db
      .selectFrom('blogPosts')
      .select(['id', 'title', 'slug'])
      .where('isPublished', '=', true)
      .orderBy('title', 'desc')
      .limit(2)
      .execute();
    const articleIds = articles.map((article) => article.id);
    const id = await draft({ ...FIELDS, content: '', articleIds });
    await change(id, 'send', {});
    await expect.poll(() => countsOf(id)).toEqual({ status: 'sent', sent: 1 });
    const { text = '' } = await received('dana@example.com');
    const places = articles.map(({ slug }) => text.indexOf(`/blog/${slug}`));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('says nothing, links nowhere or has no receivers: it is refused, field by field', async () => {
    const empty = await draft({ ...FIELDS, content: '<p> </p>' });
    expect((await change(empty, 'send', {})).body.fieldErrors).toHaveProperty('content');
    const id = await draft();
    expect((await change(id, 'send', {})).body.reason).toBe('no_subscribers');
    const lost = await draft({ ...FIELDS, articleIds: [id] });
    expect((await change(lost, 'send', {})).body.reason).toBe('article_not_published');
    const past = { at: '2031-03-10T13:59:00Z' };
    expect((await change(id, 'send', past)).body.fieldErrors).toHaveProperty('at');
    const without = await staff.call('POST', '/api/admin/letters', { ...FIELDS, subject: ' ' });
    expect([without.status, without.body.fieldErrors]).toMatchObject([
      400,
      { subject: ['Required'] },
    ]);
  });

  it('is edited as a draft only, without overwriting what a colleague saved, and can be copied', async () => {
    await subscribe('dana@example.com');
    const id = await draft();
    const before = await letter(id);
    now = new Date(TEST_NOW.getTime() + 1_000);
    const path = `/api/admin/letters/${id}`;
    const saved = { ...FIELDS, subject: 'Another', updatedAt: before.updatedAt };
    const answer = await staff.call('PUT', path, saved);
    expect([answer.status, answer.body.removed]).toEqual([200, ['<img>']]);
    expect((await staff.call('PUT', path, saved)).body.reason).toBe('edited_meanwhile');
    expect((await change(id, 'send', { updatedAt: before.updatedAt })).body.reason).toBe(
      'edited_meanwhile',
    );
    await change(id, 'send', {});
    expect((await staff.call('PUT', path, FIELDS)).body.reason).toBe('letter_not_draft');
    expect((await staff.call('DELETE', path)).body.reason).toBe('letter_not_draft');
    const copy = await change(id, 'duplicate');
    expect([copy.status, copy.body]).toMatchObject([201, { status: 'draft', subject: 'Another' }]);
    expect((await staff.call('DELETE', `/api/admin/letters/${copy.body.id}`)).status).toBe(204);
    const actions = (await staff.auditLog(5)).map(({ action }) => action);
    expect(actions).toEqual([
      'letter.delete',
      'letter.create',
      'letter.send',
      'letter.update',
      'letter.create',
    ]);
  });

  it('starts at the time it is scheduled for', async () => {
    await subscribe('dana@example.com');
    const id = await draft();
    const at = new Date(TEST_NOW.getTime() + 60_000).toISOString();
    expect((await change(id, 'send', { at })).body).toMatchObject({
      status: 'scheduled',
      scheduledFor: at,
    });
    expect((await change(id, 'unschedule')).body.status).toBe('draft');
    await change(id, 'send', { at });
    now = new Date(at);
    await expect.poll(() => countsOf(id)).toEqual({ status: 'sent', sent: 1 });
  });

  it('is mailed to staff as a test, and to nobody else', async () => {
    await subscribe('dana@example.com');
    const id = await draft();
    const { email } = await app.deps.db
      .selectFrom('users')
      .select('email')
      .where('username', '=', 'admin')
      .executeTakeFirstOrThrow();
    const strangers = await change(id, 'test', { to: 'dana@example.com' });
    expect([strangers.status, strangers.body.fieldErrors]).toMatchObject([
      400,
      { to: [expect.stringContaining('access')] },
    ]);
    expect((await change(id, 'test', { to: email })).status).toBe(200);
    await expect.poll(receivers).toEqual([email]);
    expect((await received(email ?? '')).subject).toBe(`Test: ${FIELDS.subject}`);
    expect(await countsOf(id)).toEqual({ status: 'draft' });
  });
});

describe('a letter that is being sent', () => {
  const MANY = Array.from({ length: 30 }, (_, place) => `s${place}@example.com`);

  it('pauses at once, goes on, and goes to nobody who has unsubscribed meanwhile', async () => {
    await subscribe(...MANY);
    const id = await draft();
    const letGo = holdMails();
    await change(id, 'send', {});
    await expect.poll(() => peer.mails.length).toBe(2);
    await change(id, 'pause');
    letGo();
    await expect.poll(() => countsOf(id)).toEqual({ status: 'paused', sent: 2, waiting: 28 });
    const gone = MANY.filter((email) => !receivers().includes(email)).slice(0, 5);
    await app.deps.db
      .updateTable('newsletterSubscribers')
      .set({ status: 'unsubscribed' })
      .where('email', 'in', gone)
      .execute();
    expect((await change(id, 'pause')).body.reason).toBe('wrong_letter_state');
    await change(id, 'resume');
    await expect.poll(() => countsOf(id)).toEqual({ status: 'sent', sent: 25, unsubscribed: 5 });
    expect(receivers()).toEqual(MANY.filter((email) => !gone.includes(email)).sort());
  });

  it('can be cancelled: the rest is never sent', async () => {
    await subscribe(...MANY);
    const id = await draft();
    const letGo = holdMails();
    await change(id, 'send', {});
    await expect.poll(() => peer.mails.length).toBe(2);
    await change(id, 'cancel');
    letGo();
    await expect.poll(() => countsOf(id)).toEqual({ status: 'cancelled', sent: 2, cancelled: 28 });
    expect((await change(id, 'resume')).body.reason).toBe('wrong_letter_state');
  });

  it('keeps no other mail waiting', async () => {
    await subscribe(...MANY);
    const id = await draft();
    const released = Promise.withResolvers<void>();
    peer.answer = async ({ to }) => {
      if (MANY.includes(to)) await released.promise;
      return 'take' as const;
    };
    await change(id, 'send', {});
    await expect.poll(() => peer.mails.length).toBe(2);
    const receipt = await enqueueReceipt(app.deps, 'client@example.com');
    await expect.poll(async () => (await mailRecord(app.deps, receipt)).state).toBe('sent');
    expect(await countsOf(id)).not.toHaveProperty('sent');
    released.resolve();
  });

  it('is tried again after temporary failures, with one Message-ID', async () => {
    await subscribe('dana@example.com');
    const id = await draft();
    let failures = 2;
    peer.answer = () => {
      failures -= 1;
      return failures >= 0 ? { code: 451, words: '4.7.1 Too many mails' } : 'take';
    };
    await change(id, 'send', {});
    await expect.poll(() => countsOf(id)).toEqual({ status: 'sent', sent: 1 });
    expect(peer.mails).toHaveLength(3);
    expect(new Set(peer.mails.map(({ messageId }) => messageId)).size).toBe(1);
  });
});

it('is recorded as sent while its subscriber is being deleted, without a deadlock', async () => {
  const { db } = app.deps;
  await subscribe('dana@example.com');
  // Sending the mail resets this count, which updates the row of the subscriber.
  await db.updateTable('newsletterSubscribers').set({ lettersRefused: 1 }).execute();
  const id = await draft();
  const letGo = holdMails();
  await change(id, 'send', {});
  await expect.poll(() => peer.mails.length).toBe(1);
  await db.transaction().execute(async (tx) => {
    await tx.selectFrom('newsletterSubscribers').select('id').forUpdate().execute();
    letGo();
    await expect.poll(() => countLockWaits(db)).toBe(1);
    await tx.selectFrom('letterRecipients').select('id').forUpdate().noWait().execute();
    await tx.deleteFrom('newsletterSubscribers').execute();
  });
  await expect.poll(() => countsOf(id)).toEqual({ status: 'sent', sent: 1 });
});

describe('an address that the mail server refuses', () => {
  const stopped = async () => (await staff.call('GET', '/api/admin/stopped-subscribers')).body;
  const sendOne = async () => {
    const id = await draft();
    await change(id, 'send', {});
    return id;
  };

  it('is shown with the answer, and gets no letters after two refusals until staff allow it', async () => {
    await subscribe('dana@example.com', 'nobody@example.com');
    const first = await sendOne();
    await expect.poll(() => countsOf(first)).toEqual({ status: 'sent', sent: 1, refused: 1 });
    const failures = (await staff.call('GET', `/api/admin/letters/${first}/failures`)).body;
    expect(failures).toMatchObject([
      {
        email: 'nobody@example.com',
        answer: '550 5.1.1 No such user here',
        explanation: 'The mail server does not accept mail for this address.',
      },
    ]);
    expect(await stopped()).toEqual([]);
    const second = await sendOne();
    await expect.poll(() => countsOf(second)).toEqual({ status: 'sent', sent: 1, refused: 1 });
    const [one] = await stopped();
    expect(one).toMatchObject({
      email: 'nobody@example.com',
      because: expect.stringContaining('550'),
    });
    const third = await sendOne();
    await expect.poll(() => countsOf(third)).toEqual({ status: 'sent', sent: 1 });
    // These failures are not listed as needing attention: the letter shows them.
    expect((await staff.call('GET', '/api/admin/emails?state=needs_attention')).body).toEqual([]);

    const allow = `/api/admin/stopped-subscribers/${one.id}/allow`;
    expect((await staff.call('POST', allow)).status).toBe(204);
    expect((await staff.call('POST', allow)).status).toBe(404);
    expect(await stopped()).toEqual([]);
    const fourth = await sendOne();
    await expect.poll(() => countsOf(fourth)).toEqual({ status: 'sent', sent: 1, refused: 1 });
  });

  it('is one of many in a row: the letter pauses, and those can be tried again', async () => {
    await subscribe(...Array.from({ length: 40 }, (_, place) => `s${place}@example.com`));
    peer.answer = () => ({ code: 554, words: '5.7.1 Looks like spam' });
    const id = await sendOne();
    await expect.poll(async () => (await letter(id)).status).toBe('paused');
    expect((await letter(id)).pausedBecause).toContain('Looks like spam');
    // The text was refused, not the addresses.
    expect(await stopped()).toEqual([]);
    // Waits for mails in progress: a rejection recorded after the retry would count as a new one.
    await expect.poll(mailsUnderWay).toEqual([]);
    peer.answer = () => 'take';
    await change(id, 'retry-refused');
    await expect.poll(() => countsOf(id)).toEqual({ status: 'sent', sent: 40 });
    expect((await change(id, 'retry-refused')).body.reason).toBe('nobody_refused');
  });
});
