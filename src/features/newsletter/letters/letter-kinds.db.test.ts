import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { postJson } from '../../../testing/booking-requests.ts';
import { deleteAll } from '../../../testing/delete-all.ts';
import { sendBySmtp } from '../../../testing/mail-delivery.ts';
import { messageBody } from '../../../testing/messages.ts';
import { STAFF_ENV } from '../../../testing/people.ts';
import { type SmtpPeer, startSmtpPeer } from '../../../testing/smtp-peer.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';

let app: TestApp;
let staff: StaffClient;
let peer: SmtpPeer;
beforeAll(async () => {
  app = await startTestApp({ env: { ...STAFF_ENV, RATE_LIMIT_FACTOR: '100' } });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of [
    'letters',
    'newsletterSubscribers',
    'outboxEmails',
    'contactSubmissions',
  ] as const)
    await deleteAll(app.deps.db, table);
  peer = await startSmtpPeer();
  await sendBySmtp(app.deps, peer);
  await staff.call('PUT', '/api/admin/letter-settings', { perMinute: 6_000 });
  await movesTo('NY');
});
afterEach(() => peer.close());

const OPEN = 'dana@example.com';
const NEUTRAL = 'Tomas@example.org';
const LABEL = 'ATTORNEY ADVERTISING';
const TEXT = { subject: 'Wills in a day', content: '<p>Come and see us.</p>' };

const movesTo = (region: string) =>
  app.deps.db.updateTable('firmProfile').set({ region }).execute();

async function subscribe(...emails: string[]): Promise<void> {
  const facts = { status: 'confirmed', consentText: 'Yes', consentedAt: TEST_NOW };
  await app.deps.db
    .insertInto('newsletterSubscribers')
    .values(emails.map((email) => ({ ...facts, email, tokenHash: `hash of ${email}` })))
    .execute();
}

/** Two subscribers, of whom one has asked for neutral wording in a message. */
async function subscribeTwo(): Promise<void> {
  await subscribe(OPEN, NEUTRAL);
  await askForNeutralWording(NEUTRAL.toLowerCase());
}

async function askForNeutralWording(email: string): Promise<void> {
  const body = messageBody({ email, contactPreferences: { neutralWording: true } });
  expect((await postJson(`${app.url}/api/contact`, body)).status).toBe(201);
}

async function draft(fields: object): Promise<string> {
  const { status, body } = await staff.call('POST', '/api/admin/letters', { ...TEXT, ...fields });
  expect(status).toBe(201);
  return body.id;
}

const post = (id: string, what: string, body: object = {}) =>
  staff.call('POST', `/api/admin/letters/${id}/${what}`, body);

async function countsOf(id: string) {
  const { counts, status } = (await staff.call('GET', `/api/admin/letters/${id}`)).body;
  const some = Object.entries(counts).filter(([, count]) => count !== 0);
  return { status, ...Object.fromEntries(some) };
}

async function letterMails() {
  const mails = await Promise.all(peer.mails.map(({ source }) => PostalMime.parse(source)));
  return mails.filter(({ headers }) => headers.some(({ key }) => key === 'list-unsubscribe'));
}

it('advertising of a New York firm has the label in its subject and the statement of every page, and is not sent to neutral recipients', async () => {
  await subscribeTwo();
  const id = await draft({ kind: 'advertising' });
  expect((await post(id, 'send')).status).toBe(200);
  await expect.poll(() => countsOf(id)).toEqual({ status: 'sent', sent: 1, withheld: 1 });
  const [mail, ...others] = await letterMails();
  expect([mail?.to?.[0]?.address, others]).toEqual([OPEN, []]);
  expect(mail?.subject).toBe(`${LABEL}: ${TEXT.subject}`);
  const firm = /Pacific Harbor Law, [^\n]+\. Telephone \(619\) 555-0142\./;
  expect(mail?.text).toMatch(firm);
  // Once: every mail has it.
  expect(mail?.text?.split('Telephone')).toHaveLength(2);
  expect(mail?.text).toContain('Attorney advertising.');
  expect(mail?.html).toMatch(firm);
  const queued = await app.deps.db
    .selectFrom('outboxEmails')
    .select('toEmail')
    .where('kind', '=', 'newsletter_letter')
    .execute();
  expect(queued).toEqual([{ toEmail: OPEN }]);
  const asked = new URLSearchParams({ path: `letter:${id}`, at: TEST_NOW.toISOString() });
  const copy = await staff.call('GET', `/api/admin/advertising/copy?${asked}`);
  expect(JSON.stringify(copy.body)).toContain(`${LABEL}: ${TEXT.subject}`);
});

it('advertising of a Californian firm has no label, and is not sent to neutral recipients either', async () => {
  await movesTo('CA');
  await subscribeTwo();
  const id = await draft({ kind: 'advertising' });
  await post(id, 'send');
  await expect.poll(() => countsOf(id)).toEqual({ status: 'sent', sent: 1, withheld: 1 });
  const [mail] = await letterMails();
  expect(mail?.subject).toBe(TEXT.subject);
  expect(mail?.text).toContain('Attorney advertising.');
});

it('news goes to everybody, without a label', async () => {
  await subscribeTwo();
  const id = await draft({});
  await post(id, 'send');
  await expect.poll(() => countsOf(id)).toEqual({ status: 'sent', sent: 2 });
  const mails = await letterMails();
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'The letter you asked for',
    TEXT.subject,
  ]);
  expect(mails.map(({ text }) => text).join()).not.toContain('Attorney advertising');
});

it('a subscriber who asks for neutral wording while advertising is being sent does not get it', async () => {
  await subscribe(OPEN, NEUTRAL);
  const id = await draft({ kind: 'advertising' });
  await staff.call('PUT', '/api/admin/letter-settings', { perMinute: 1 });
  await post(id, 'send');
  await expect.poll(() => countsOf(id)).toEqual({ status: 'sending', sent: 1, waiting: 1 });
  const [first] = await letterMails();
  await askForNeutralWording(first?.to?.[0]?.address === OPEN ? NEUTRAL : OPEN);
  await staff.call('PUT', '/api/admin/letter-settings', { perMinute: 6_000 });
  await post(id, 'pause');
  await post(id, 'resume');
  await expect.poll(() => countsOf(id)).toEqual({ status: 'sent', sent: 1, withheld: 1 });
});

it('advertising that nobody may get is not started', async () => {
  await subscribe(NEUTRAL);
  await askForNeutralWording(NEUTRAL.toLowerCase());
  const id = await draft({ kind: 'advertising' });
  const { status, body } = await post(id, 'send');
  expect([status, body.reason, body.message]).toEqual([
    409,
    'no_subscribers',
    'All subscribers have asked for neutral wording, and advertising is never sent to them.',
  ]);
});

it('staff are told whom a letter of each kind reaches', async () => {
  await subscribeTwo();
  await subscribe('stopped@example.com');
  await app.deps.db
    .updateTable('newsletterSubscribers')
    .set({ lettersStoppedAt: TEST_NOW })
    .where('email', '=', 'stopped@example.com')
    .execute();
  const audience = async (kind: string) => {
    const input = encodeURIComponent(JSON.stringify({ kind }));
    return (await staff.call('GET', `/trpc/letters.audience?input=${input}`)).body.result.data;
  };
  expect(await audience('news')).toEqual({ receiving: 2, withheld: 0, stopped: 1, label: '' });
  expect(await audience('advertising')).toEqual({
    ...{ receiving: 1, withheld: 1, stopped: 1, label: LABEL },
  });
});

it('preview and test mail have the label, once', async () => {
  const id = await draft({ kind: 'advertising', subject: 'Attorney Advertising: wills' });
  expect((await staff.call('GET', `/api/admin/letters/${id}/preview`)).body.subject).toBe(
    'Attorney Advertising: wills',
  );
  await staff.call('PUT', `/api/admin/letters/${id}`, TEXT);
  const preview = await staff.call('GET', `/api/admin/letters/${id}/preview`);
  expect(preview.body.subject).toBe(`${LABEL}: ${TEXT.subject}`);
});

it('the kind is kept by a change that does not name it, copied, audited, and fixed once sending has begun', async () => {
  await subscribe(OPEN);
  const id = await draft({ kind: 'advertising' });
  expect((await staff.call('PUT', `/api/admin/letters/${id}`, TEXT)).body.kind).toBe('advertising');
  expect((await post(id, 'duplicate')).body.kind).toBe('advertising');
  const changed = await staff.call('PUT', `/api/admin/letters/${id}`, { ...TEXT, kind: 'news' });
  expect(changed.body.kind).toBe('news');
  const [entry] = await staff.auditLog(1);
  expect(entry).toMatchObject({
    ...{ action: 'letter.update', before: { kind: 'advertising' }, after: { kind: 'news' } },
  });
  await post(id, 'send');
  const late = await staff.call('PUT', `/api/admin/letters/${id}`, {
    ...{ ...TEXT, kind: 'advertising' },
  });
  expect([late.status, late.body.reason]).toEqual([409, 'letter_not_draft']);
});

it('another kind is a 400 that names the field', async () => {
  const { status, body } = await staff.call('POST', '/api/admin/letters', {
    ...{ ...TEXT, kind: 'spam' },
  });
  expect([status, Object.keys(body.fieldErrors)]).toEqual([400, ['kind']]);
});
