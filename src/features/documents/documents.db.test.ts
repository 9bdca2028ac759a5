import { randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { addDays, addMinutes } from '../../platform/time/date-math.ts';
import { postJson } from '../../testing/booking-requests.ts';
import { findInTables } from '../../testing/find-in-tables.ts';
import { bearer, newcomerToken, roleToken, STAFF_ENV, staffToken } from '../../testing/people.ts';
import { privacyClient } from '../../testing/privacy-client.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { peopleClient } from '../people/testing/people-client.ts';
import { announceDocuments } from './notices/announce-documents.ts';
import { remindOfDocuments } from './notices/remind-of-documents.ts';
import { documentsPersonalData } from './personal-data.ts';
import { MAX_DOCUMENTS, NOTICE_AFTER_MINUTES, PART_BYTES, REMIND_AFTER_DAYS } from './rules.ts';
import { linkClient, personAt, share, tokenFor } from './testing/document-client.ts';
import { docx, pdf, pdfOfSize } from './testing/sample-documents.ts';

let app: TestApp;
let staff: StaffClient;
let token: string;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  [staff, token] = await Promise.all([staffClient(app), staffToken(app)]);
});
afterAll(() => app.close());

const ITEMS = ['Pay slips', 'Marriage certificate'];

const ask = (personId: string, labels: readonly string[] = ITEMS, message: string | null = null) =>
  staff.call('PUT', `/api/admin/people/${personId}/document-request`, {
    items: labels.map((label) => ({ label })),
    message,
  });

const documentsOf = async (personId: string) =>
  (await staff.call('GET', `/api/admin/people/${personId}/documents`)).body;

/** A person who has been asked, with the client behind their link. */
async function asked(labels: readonly string[] = ITEMS) {
  const email = `${randomUUID()}@example.com`;
  const personId = await personAt(app, email);
  expect((await ask(personId, labels)).status).toBe(204);
  const linkToken = await tokenFor(app, personId);
  return { email, personId, linkToken, client: linkClient(app, linkToken) };
}

const download = (id: string) =>
  fetch(`${app.url}/api/admin/documents/${id}/file`, { method: 'POST', headers: bearer(token) });

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

const mailsTo = (toEmail: string) =>
  app.deps.db
    .selectFrom('outboxEmails')
    .select(['kind', 'state'])
    .where('toEmail', '=', toEmail)
    .orderBy('createdAt')
    .execute();

describe('a client who is asked for documents', () => {
  it('gets the link by mail, sees what is missing, and staff see what they send', async () => {
    const { email, personId, client } = await asked();
    const mail = await vi.waitFor(
      () =>
        app.deps.db
          .selectFrom('outboxEmails')
          .select(['subject', 'textBody'])
          .where('toEmail', '=', email)
          .where('kind', '=', 'documents_request')
          .where('state', '=', 'sent')
          .executeTakeFirstOrThrow(),
      { timeout: 20_000, interval: 50 },
    );
    expect(mail.textBody).toContain('Dear Dana,');
    expect(mail.textBody).toContain('\n\nPay slips\nMarriage certificate\n\n');
    const page = await client.page();
    expect(page).toMatchObject({
      name: 'Dana Whitfield',
      left: MAX_DOCUMENTS,
      sent: [],
      shared: [],
    });
    const [paySlips] = page.items;
    expect(paySlips.label).toBe('Pay slips');

    const bytes = pdfOfSize(2 * PART_BYTES + 17);
    const sent = await client.send('../2030/march “1”.PDF', bytes, paySlips.id);
    expect(sent).toMatchObject({
      status: 200,
      body: { state: 'kept', type: 'pdf', name: 'march “1”.pdf', itemId: paySlips.id },
    });
    const { request, documents } = await documentsOf(personId);
    expect(request.items.map(({ arrived }: { arrived: number }) => arrived)).toEqual([1, 0]);
    expect(documents).toEqual([
      expect.objectContaining({
        name: 'march “1”.pdf',
        state: 'kept',
        scan: 'not_scanned',
        sizeBytes: bytes.length,
      }),
    ]);
    const file = await download(sent.body.id);
    expect(await bytesOf(file)).toEqual(bytes);
    expect(await staff.auditLog(2)).toMatchObject([
      { actor: 'admin', action: 'documents.download', entity: 'people', entityId: personId },
      { actor: 'the client', action: 'documents.receive', entityId: personId },
    ]);
    const timeline = await (await peopleClient(app)).read('timeline', { id: personId, limit: 50 });
    expect(
      timeline.data.items
        .filter(({ kind }: { kind: string }) => kind === 'document')
        .map(({ title, text }: { title: string; text: string }) => `${title}: ${text}`)
        .sort(),
    ).toEqual([
      'Asked for documents: Pay slips, Marriage certificate',
      'Document received: Pay slips: PDF, 513 kB',
    ]);
  });

  it('downloads only as a file that runs nothing', async () => {
    const { client } = await asked();
    const { body } = await client.send('Ñandú <b>.pdf', pdf());
    const { headers } = await download(body.id);
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Nandu _b_.pdf"; filename*=UTF-8''%C3%91and%C3%BA%20_b_.pdf`,
    );
    expect(headers.get('content-security-policy')).toContain("sandbox; default-src 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toBe('private, no-store');
  });

  it('is refused what is not a document, with the reason, and it can be sent again', async () => {
    const { personId, client } = await asked();
    const refused = await client.send('letter.docx', await docx({ 'word/vbaProject.bin': 'x' }));
    expect(refused.body).toMatchObject({ state: 'refused', refusal: 'macros', type: null });
    const { documents } = await documentsOf(personId);
    expect(documents[0]).toMatchObject({ state: 'refused', refusal: 'macros' });
    expect((await download(refused.body.id)).status).toBe(404);
    expect((await client.page()).left).toBe(MAX_DOCUMENTS);
    const parts = await app.deps.db
      .selectFrom('documentParts')
      .select('number')
      .where('documentId', '=', refused.body.id)
      .execute();
    expect(parts).toEqual([]);
  });

  it.each([
    ['no name', { size: 10 }, 'name'],
    ['nothing in it', { name: 'a.pdf', size: 0 }, 'size'],
    ['more than 20 MB', { name: 'a.pdf', size: 20 * 1024 * 1024 + 1 }, 'size'],
    ['another item', { name: 'a.pdf', size: 10, itemId: randomUUID() }, 'itemId'],
  ])('a document with %s is refused at once', async (_what, body, field) => {
    const { linkToken } = await asked();
    const response = await postJson(`${app.url}/api/document-links/${linkToken}/documents`, body);
    expect(response.status).toBe(400);
    expect(Object.keys((await response.json()).fieldErrors)).toEqual([field]);
  });

  it('sends at most twenty documents, also all at once', async () => {
    const { client } = await asked();
    const added = await Promise.all(
      Array.from({ length: MAX_DOCUMENTS + 4 }, (_, index) => client.add(`${index}.pdf`, 100)),
    );
    const statuses = added.map(({ status }) => status).sort();
    expect(statuses.filter((status) => status === 201)).toHaveLength(MAX_DOCUMENTS);
    expect(statuses.filter((status) => status === 409)).toHaveLength(4);
    expect((await client.page()).left).toBe(0);
    const one = added.find(({ status }) => status === 201);
    expect((await client.remove(one?.body.id)).status).toBe(204);
    expect((await client.page()).left).toBe(1);
  });

  it('reaches neither documents of others nor those of the firm with their link', async () => {
    const [one, other] = [await asked(), await asked()];
    const { body } = await one.client.send('a.pdf', pdf());
    const shared = await share(app, other.personId, 'Engagement letter.pdf', pdf());
    for (const id of [body.id, shared.id]) {
      expect((await one.client.file(id)).status).toBe(404);
      expect((await linkClient(app, 'x'.repeat(43)).file(id)).status).toBe(404);
    }
    expect((await other.client.upload(body.id)).reason).toBe('document_not_found');
    expect((await other.client.put(body.id, 0, new Uint8Array(3))).status).toBe(404);
    expect((await other.client.file(shared.id)).status).toBe(200);
  });
});

describe('an upload', () => {
  it('continues where the line broke', async () => {
    const { client } = await asked();
    const bytes = pdfOfSize(3 * PART_BYTES + 1_000);
    const { body } = await client.add('a.pdf', bytes.length);
    // Two parts and a bit arrive, then the connection ends.
    const broken = new AbortController();
    const half = new ReadableStream<Uint8Array>({
      start: (stream) => stream.enqueue(new Uint8Array(bytes.subarray(0, 2 * PART_BYTES + 500))),
    });
    const sending = client.put(
      body.id,
      0,
      half as never,
      {
        duplex: 'half',
        signal: broken.signal,
      } as RequestInit,
    );
    const stored = async () => (await client.upload(body.id)).storedBytes;
    await expect.poll(stored, { timeout: 20_000 }).toBe(2 * PART_BYTES);
    broken.abort();
    await expect(sending).rejects.toThrow();
    expect((await client.finish(body.id)).body).toMatchObject({
      reason: 'upload_incomplete',
      storedBytes: 2 * PART_BYTES,
    });
    const wrong = await client.put(body.id, PART_BYTES, new Uint8Array(1));
    expect([wrong.status, await wrong.json()]).toMatchObject([
      409,
      { reason: 'wrong_offset', storedBytes: 2 * PART_BYTES },
    ]);
    const rest = await client.put(
      body.id,
      2 * PART_BYTES,
      new Uint8Array(bytes.subarray(2 * PART_BYTES)),
    );
    expect(await rest.json()).toEqual({ storedBytes: bytes.length });
    expect((await client.finish(body.id)).body.state).toBe('kept');
    expect(await bytesOf(await download(body.id))).toEqual(bytes);
    const late = await client.put(body.id, bytes.length, new Uint8Array(1));
    expect((await late.json()).reason).toBe('upload_ended');
  });

  it('from two tabs at once stores the document once', async () => {
    const { client } = await asked();
    const bytes = pdfOfSize(8 * PART_BYTES);
    const { body } = await client.add('a.pdf', bytes.length);
    const answers = await Promise.all([
      client.put(body.id, 0, new Uint8Array(bytes)),
      client.put(body.id, 0, new Uint8Array(bytes)),
      client.put(body.id, 0, new Uint8Array(bytes)),
    ]);
    for (const answer of answers) {
      const { storedBytes, reason } = await answer.json();
      expect(answer.status === 200 ? storedBytes : reason).toBeOneOf([
        bytes.length,
        'wrong_offset',
      ]);
    }
    let { storedBytes } = await client.upload(body.id);
    while (storedBytes < bytes.length) {
      const next = await client.put(
        body.id,
        storedBytes,
        new Uint8Array(bytes.subarray(storedBytes)),
      );
      ({ storedBytes } = await next.json());
    }
    expect((await client.finish(body.id)).body.state).toBe('kept');
    expect(await bytesOf(await download(body.id))).toEqual(bytes);
  });

  it.each([
    ['longer than announced', 0, 200, 400],
    ['without a place', '', 100, 400],
    ['at a place that is no number', '1e3', 100, 400],
  ])('%s is refused', async (_what, offset, size, status) => {
    const { client } = await asked();
    const { body } = await client.add('a.pdf', 100);
    const response = await client.put(body.id, offset as number, new Uint8Array(size));
    expect(response.status).toBe(status);
    expect((await client.upload(body.id)).storedBytes).toBe(0);
  });

  it('is only bytes: other bodies are refused', async () => {
    const { client } = await asked();
    const { body } = await client.add('a.pdf', 100);
    const headers = { 'content-type': 'text/plain' };
    expect((await client.put(body.id, 0, 'x'.repeat(100), { headers })).status).toBe(415);
  });
});

it('documents of one person that arrive at the same time do not wait for each other for ever', async () => {
  const { client, personId } = await asked();
  const sent = await Promise.all(
    Array.from({ length: 15 }, (_, index) => client.send(`${index}.pdf`, pdf(`page ${index}`))),
  );
  expect(sent.map(({ body }) => body.state ?? body)).toEqual(Array(15).fill('kept'));
  await share(app, personId, 'a.pdf', pdf());
});

describe('without scripts', () => {
  const form = (linkToken: string, files: readonly (readonly [string, Buffer, string])[]) => {
    const body = new FormData();
    for (const [field, bytes, name] of files)
      body.append(field, new Blob([new Uint8Array(bytes)]), name);
    return fetch(`${app.url}/documents/${linkToken}/send`, {
      method: 'POST',
      body,
      redirect: 'manual',
    });
  };

  it('several files arrive with one form, and what was refused says why', async () => {
    const { client, personId, linkToken } = await asked();
    const [item] = (await client.page()).items;
    const bytes = pdfOfSize(PART_BYTES + 12_345);
    const response = await form(linkToken, [
      [`item:${item.id}`, bytes, 'one.pdf'],
      [`item:${item.id}`, pdf('two'), 'two.pdf'],
      ['item:', Buffer.from('<script>'), 'three.pdf'],
      ['item:', Buffer.alloc(0), 'four.pdf'],
      ['item:', Buffer.alloc(20 * 1024 * 1024 + 1, 'x'), 'five.pdf'],
      ['item:', pdf('six'), 'six.pdf'],
    ]);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/documents/${linkToken}`,
    ]);
    const { documents } = await documentsOf(personId);
    const told = documents.map(
      ({ name, state, refusal }: Record<string, string>) => `${name} ${refusal ?? state}`,
    );
    expect(told.sort()).toEqual([
      'five too_large',
      'four empty',
      'one.pdf kept',
      'six.pdf kept',
      'three unknown_type',
      'two.pdf kept',
    ]);
    const one = documents.find(({ name }: { name: string }) => name === 'one.pdf');
    expect(await bytesOf(await download(one.id))).toEqual(bytes);
  });

  it('more files than may be sent are counted', async () => {
    const { linkToken, client } = await asked();
    for (let index = 1; index < MAX_DOCUMENTS; index += 1) await client.add(`${index}.pdf`, 10);
    const response = await form(linkToken, [
      ['item:', pdf('a'), 'a.pdf'],
      ['item:', pdf('b'), 'b.pdf'],
    ]);
    expect(response.headers.get('location')).toBe(`/documents/${linkToken}?untaken=1`);
  });

  it('with a link that has ended leads to the page that says so', async () => {
    const { linkToken, personId } = await asked();
    await staff.call('DELETE', `/api/admin/people/${personId}/document-request`);
    const response = await form(linkToken, [['item:', pdf(), 'a.pdf']]);
    expect(response.status).toBe(303);
    expect((await documentsOf(personId)).documents).toEqual([]);
  });
});

describe('staff', () => {
  it('share a document, which the client downloads and is told of once', async () => {
    const email = `${randomUUID()}@example.com`;
    const personId = await personAt(app, email);
    const bytes = pdfOfSize(PART_BYTES + 99);
    const shared = await share(app, personId, 'Engagement letter.pdf', bytes);
    expect(shared).toMatchObject({ state: 'kept', direction: 'to_client', createdBy: 'admin' });
    await share(app, personId, 'Fee schedule.pdf', pdf());
    const client = linkClient(app, await tokenFor(app, personId));
    const page = await client.page();
    expect(page.shared.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Engagement letter.pdf',
      'Fee schedule.pdf',
    ]);
    const file = await client.file(shared.id);
    expect(await bytesOf(file)).toEqual(bytes);
    expect(file.headers.get('referrer-policy')).toBe('no-referrer');
    const { documents } = await documentsOf(personId);
    const seen = documents.find(({ id }: { id: string }) => id === shared.id);
    expect(seen.downloadedAt).toBe(TEST_NOW.toISOString());

    const later = { db: app.deps.db, now: () => addMinutes(TEST_NOW, NOTICE_AFTER_MINUTES) };
    await announceDocuments(later);
    await announceDocuments(later);
    expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['documents_shared']);
  });

  it('see one list, whose items keep what came for them when it changes', async () => {
    const { personId, client } = await asked();
    const [paySlips] = (await client.page()).items;
    await client.send('a.pdf', pdf(), paySlips.id);
    const changed = await staff.call('PUT', `/api/admin/people/${personId}/document-request`, {
      items: [{ label: 'Passport' }, { id: paySlips.id, label: 'Pay slips of 2030' }],
      message: 'By Friday, please.',
    });
    expect(changed.status).toBe(204);
    const { request } = await documentsOf(personId);
    expect(
      request.items.map(({ label, arrived }: { label: string; arrived: number }) => [
        label,
        arrived,
      ]),
    ).toEqual([
      ['Passport', 0],
      ['Pay slips of 2030', 1],
    ]);
    expect(await client.page()).toMatchObject({ message: 'By Friday, please.' });
    const foreign = await ask(personId, []);
    expect([foreign.status, Object.keys(foreign.body.fieldErrors)]).toEqual([400, ['items']]);
  });

  it('cannot ask somebody without an address', async () => {
    await personAt(app, 'known@example.com');
    const people = await app.deps.db
      .insertInto('people')
      .values({ name: 'Only Phone', nameKey: 'only phone', phone: '6195550100' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { status, body } = await ask(people.id);
    expect([status, Object.keys(body.fieldErrors)]).toEqual([400, ['personId']]);
  });

  it('asking at the same time makes one request', async () => {
    const personId = await personAt(app, `${randomUUID()}@example.com`);
    const answers = await Promise.all([ask(personId), ask(personId), ask(personId)]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204]);
    const requests = await app.deps.db
      .selectFrom('documentRequests')
      .select('id')
      .where('personId', '=', personId)
      .execute();
    expect(requests).toHaveLength(1);
  });

  it('delete a document for both sides; the log keeps that there was one', async () => {
    const { personId, client } = await asked();
    const { body } = await client.send('Secret plan.pdf', pdf());
    expect((await staff.call('DELETE', `/api/admin/documents/${body.id}`)).status).toBe(204);
    expect((await documentsOf(personId)).documents).toEqual([]);
    expect((await client.page()).sent).toEqual([]);
    const [entry] = await staff.auditLog();
    expect(entry).toMatchObject({ action: 'documents.delete', entityId: personId });
    expect(JSON.stringify(entry)).not.toContain('Secret plan');
  });

  it('end a link, which then opens nothing, and ask again with another one', async () => {
    const { personId, client, linkToken } = await asked();
    const shared = await share(app, personId, 'a.pdf', pdf());
    await staff.call('DELETE', `/api/admin/people/${personId}/document-request`);
    expect((await client.page()).reason).toBe('link_not_found');
    expect((await client.file(shared.id)).status).toBe(404);
    expect((await client.add('a.pdf', 10)).status).toBe(404);
    expect((await documentsOf(personId)).documents).toHaveLength(1);
    await ask(personId);
    expect(await tokenFor(app, personId)).not.toBe(linkToken);
  });
});

describe('mails', () => {
  it('the firm hears of what has arrived once nothing more comes', async () => {
    const { personId, client } = await asked();
    await client.send('a.pdf', pdf());
    await client.send('b.pdf', pdf());
    const count = async () => {
      const rows = await app.deps.db
        .selectFrom('outboxEmails')
        .select('id')
        .where('kind', '=', 'documents_received')
        .where(sql<string>`payload ->> 'id'`, 'in', (eb) =>
          eb.selectFrom('documentRequests').select('id').where('personId', '=', personId),
        )
        .execute();
      return rows.length;
    };
    const at = (minutes: number) =>
      announceDocuments({ db: app.deps.db, now: () => addMinutes(TEST_NOW, minutes) });
    await at(NOTICE_AFTER_MINUTES - 1);
    expect(await count()).toBe(0);
    await Promise.all([at(NOTICE_AFTER_MINUTES), at(NOTICE_AFTER_MINUTES)]);
    expect(await count()).toBe(1);
  });

  it('a client is reminded once of what is missing, and not once everything is there', async () => {
    const [slow, done] = [await asked(['Passport']), await asked(['Passport'])];
    const [item] = (await done.client.page()).items;
    await done.client.send('a.pdf', pdf(), item.id);
    const at = (days: number) =>
      remindOfDocuments({ db: app.deps.db, now: () => addDays(TEST_NOW, days) });
    await at(REMIND_AFTER_DAYS - 1);
    expect((await mailsTo(slow.email)).map(({ kind }) => kind)).toEqual(['documents_request']);
    await at(REMIND_AFTER_DAYS);
    await at(REMIND_AFTER_DAYS + 5);
    expect((await mailsTo(slow.email)).map(({ kind }) => kind)).toEqual([
      'documents_request',
      'documents_reminder',
    ]);
    expect((await mailsTo(done.email)).map(({ kind }) => kind)).toEqual(['documents_request']);
  });

  it('nobody who refuses e-mail gets one', async () => {
    const email = `${randomUUID()}@example.com`;
    const personId = await personAt(app, email, {
      contactPreferences: JSON.stringify({ mayEmail: false }),
    });
    await ask(personId);
    const state = async () => (await mailsTo(email)).map((mail) => mail.state);
    await expect.poll(state, { timeout: 20_000 }).toEqual(['skipped']);
  });
});

describe('nothing of a document is readable', () => {
  it('in a dump of any table', async () => {
    const canary = `canary${randomBytes(12).toString('hex')}`;
    const { client, personId } = await asked();
    await client.send(`${canary}.pdf`, pdf(canary.repeat(200)));
    const unfinished = pdf(canary.repeat(40_000));
    const { body } = await client.add(`${canary}-2.pdf`, unfinished.length);
    await client.put(body.id, 0, new Uint8Array(unfinished));
    await share(app, personId, `${canary}-3.pdf`, pdf(canary));
    await documentsOf(personId);
    expect(await findInTables(app.deps.db, [canary])).toEqual([]);
  });

  it('if a part is moved to another place, the download ends early instead of lying', async () => {
    const { client } = await asked();
    const { body } = await client.send('a.pdf', pdfOfSize(3 * PART_BYTES));
    const swap = (from: number, to: number) =>
      app.deps.db
        .updateTable('documentParts')
        .set({ number: to })
        .where('documentId', '=', body.id)
        .where('number', '=', from)
        .execute();
    await swap(1, 99);
    await swap(2, 1);
    await swap(99, 2);
    const response = await download(body.id);
    await expect(response.arrayBuffer()).rejects.toThrow();
  });
});

it('the scanner of the firm is asked before anybody gets a document', async () => {
  let isAway = true;
  const scanner = vi.fn(async (bytes: AsyncIterable<Buffer>) => {
    const { ScannerError } = await import('./scan/document-scanner.ts');
    const pieces: Buffer[] = [];
    for await (const piece of bytes) pieces.push(piece);
    if (isAway) throw new ScannerError('The virus scanner cannot be reached');
    return Buffer.concat(pieces).includes('EICAR') ? ('infected' as const) : ('clean' as const);
  });
  const { checkDocument } = await import('./upload/check-document.ts');
  const { findDocument } = await import('./queries.ts');
  const { client, personId } = await asked();
  const bytes = pdf('EICAR');
  const { body } = await client.add('a.pdf', bytes.length);
  await client.put(body.id, 0, new Uint8Array(bytes));
  await app.deps.db
    .updateTable('documents')
    .set({ state: 'checking', checkDueAt: addDays(TEST_NOW, 1) })
    .where('id', '=', body.id)
    .execute();
  const deps = { ...app.deps, documentScanner: scanner };
  const check = async () => {
    const document = await findDocument(app.deps.db, body.id);
    if (document) await checkDocument(deps, { ...document, sizeBytes: bytes.length });
  };
  const { log } = app.deps;
  const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  await check();
  const stateOf = async () => (await documentsOf(personId)).documents[0];
  expect(await stateOf()).toMatchObject({ state: 'checking', scan: 'waiting', type: 'pdf' });
  expect((await download(body.id)).status).toBe(404);
  isAway = false;
  await check();
  expect(await stateOf()).toMatchObject({ state: 'refused', refusal: 'infected' });
});

describe('the bytes of documents', () => {
  const put = (headers: Record<string, string>) =>
    fetch(`${app.url}/api/admin/documents/${randomUUID()}/bytes?offset=0`, {
      method: 'PUT',
      headers: { 'content-type': 'application/octet-stream', ...headers },
      body: new Uint8Array(10),
    });

  it('are taken from staff who may share documents only', async () => {
    expect((await put({})).status).toBe(401);
    expect((await put(bearer(await newcomerToken(app, 'newcomer')))).status).toBe(403);
    expect((await put(bearer((await roleToken(app, 'auditor')).token))).status).toBe(403);
    expect((await put(bearer(token))).status).toBe(404);
  });
});

it('an attorney sees no documents of a client of others, and cannot ask them either', async () => {
  const { personId, client } = await asked();
  const { body } = await client.send('a.pdf', pdf());
  const owner = await roleToken(app, 'manager', { username: 'owner-of-dana' });
  await app.deps.db
    .updateTable('people')
    .set({ ownerId: owner.id })
    .where('id', '=', personId)
    .execute();
  const attorney = bearer((await roleToken(app, 'attorney', { username: 'ana' })).token);
  const seen = await fetch(`${app.url}/api/admin/people/${personId}/documents`, {
    headers: attorney,
  });
  expect(seen.status).toBe(404);
  const file = await fetch(`${app.url}/api/admin/documents/${body.id}/file`, {
    method: 'POST',
    headers: attorney,
  });
  expect(file.status).toBe(404);
});

it('erasing a person deletes their documents, and reviews them first', async () => {
  const { email, personId, client } = await asked();
  await client.send('a.pdf', pdf());
  await share(app, personId, 'b.pdf', pdf());
  const privacy = await privacyClient(app);
  const found = await privacy.find(email);
  expect(found.data.kinds.find(({ kind }) => kind === 'documents')).toMatchObject({ count: 2 });
  const { data } = await privacy.erase(email);
  expect(data).toMatchObject({ documents: 2 });
  for (const table of ['documentRequests', 'timelineEvents'] as const) {
    const rows = await app.deps.db
      .selectFrom(table)
      .select('personId')
      .where('personId', '=', personId)
      .execute();
    expect(rows).toEqual([]);
  }
  expect((await client.page()).reason).toBe('link_not_found');
});

it('an upload that was not completed is deleted after a day, a refused one later', async () => {
  const { personId, client } = await asked();
  await client.add('unfinished.pdf', 100);
  await client.send('refused.pdf', Buffer.from('MZ'));
  await client.send('kept.pdf', pdf());
  const states = async () =>
    (await documentsOf(personId)).documents.map(({ state }: { state: string }) => state).sort();
  const after = (days: number) =>
    documentsPersonalData.applyRetention?.(app.deps.db, addDays(TEST_NOW, days));
  await after(0.9);
  expect(await states()).toEqual(['kept', 'refused', 'uploading']);
  await after(1.1);
  expect(await states()).toEqual(['kept', 'refused']);
  await after(91);
  expect(await states()).toEqual(['kept']);
});
