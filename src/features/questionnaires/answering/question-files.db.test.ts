import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, addMinutes } from '../../../platform/time/date-math.ts';
import { postJson } from '../../../testing/booking-requests.ts';
import { bearer, STAFF_ENV, staffToken } from '../../../testing/people.ts';
import { privacyClient } from '../../../testing/privacy-client.ts';
import { type StaffClient, staffClient } from '../../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../../testing/test-app.ts';
import { linkClient, share } from '../../documents/testing/document-client.ts';
import { pdf, pdfOfSize } from '../../documents/testing/sample-documents.ts';
import { groupAll, peopleOf } from '../../people/testing/grouped-people.ts';
import type { Question, QuestionnaireDocument } from '../rules.ts';
import { insertPublished, insertRequest } from '../testing/questionnaire.ts';

let app: TestApp;
let staff: StaffClient;
let now: Date;
beforeAll(async () => {
  now = TEST_NOW;
  app = await startTestApp({ env: STAFF_ENV, now: () => now });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(() => {
  now = TEST_NOW;
});

const files = (key: string, more: Partial<Question> = {}): Question => ({
  ...{ key, type: 'file', title: { en: `Files of ${key}` }, isRequired: false, maxFiles: 3 },
  ...more,
});
const PASSPORT: QuestionnaireDocument = {
  ...{ title: { en: 'Before we meet' }, otherSide: 'optional' },
  sections: [
    {
      ...{ key: 'papers', title: { en: 'Papers' } },
      questions: [
        files('passport', { isRequired: true, maxFiles: 2 }),
        {
          ...{ key: 'visa', type: 'short_text', title: { en: 'Which visa?' }, isRequired: false },
          shownIf: {
            match: 'all',
            conditions: [{ question: 'passport', operator: 'answered', value: '' }],
          },
        },
        files('letters'),
      ],
    },
  ],
};

/** Somebody who is asked for files, with the calls of their page. */
async function asked() {
  const email = `${randomUUID()}@example.com`;
  await insertPublished(app, { document: PASSPORT });
  const token = await insertRequest(app, { email, isOpen: true });
  await groupAll(app.deps.db);
  const [person] = await peopleOf(app.deps.db, email);
  const { id } = await app.deps.db
    .selectFrom('questionRequests')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const page = async () => {
    const input = encodeURIComponent(JSON.stringify({ token }));
    const response = await fetch(`${app.url}/trpc/questionPages.page?input=${input}`);
    return (await response.json()).result?.data;
  };
  const call = async (name: string, input: object) => {
    const response = await postJson(`${app.url}/trpc/questionPages.${name}`, { token, ...input });
    const body = await response.json();
    return { status: response.status, page: body.result?.data, error: body.error?.data };
  };
  return {
    ...{ id, token, email, personId: person?.id ?? '', page, call },
    uploads: async (question = 'passport') =>
      linkClient(app, (await page()).form.uploads[question].token),
    go: (question = 'passport') => call('answer', { question, fields: {} }),
    send: () => call('send', {}),
    seen: async () => {
      const { body } = await staff.call('GET', `/api/admin/question-requests/${id}`);
      return body.sections[0].questions as { key: string; text: string; value: string[] | null }[];
    },
  };
}
type Client = Awaited<ReturnType<typeof asked>>;

/** Sends a file for a question and goes on. Returns the id of its document. */
async function answerWith(client: Client, name = 'Passport.pdf', question = 'passport') {
  const { body } = await (await client.uploads(question)).send(name, pdf(name));
  expect(body.state).toBe('kept');
  expect((await client.go(question)).status).toBe(200);
  return body.id as string;
}

const documents = (personId: string) =>
  app.deps.db
    .selectFrom('documents')
    .innerJoin('documentRequests as request', 'request.id', 'documents.requestId')
    .select(['documents.id', 'answerPlace'])
    .where('request.personId', '=', personId)
    .execute();

describe('a question for files', () => {
  it('is answered by the documents that have arrived, whose names staff read', async () => {
    const client = await asked();
    const id = await answerWith(client);
    const { form } = await client.page();
    expect([form.answers.passport, form.files[id]]).toEqual([
      [id],
      { name: 'Passport.pdf', isWhole: true },
    ]);
    expect((await client.seen())[0]).toMatchObject({ text: 'Passport.pdf', value: [id] });
    expect((await client.seen()).map(({ key }) => key)).toEqual(['passport', 'visa', 'letters']);
    const { body } = await staff.call('GET', `/api/admin/people/${client.personId}/documents`);
    expect(body.documents).toMatchObject([{ id, name: 'Passport.pdf', direction: 'from_client' }]);
    expect((await client.send()).page.state).toBe('answered');
  });

  it('that is required needs one that is there as a whole', async () => {
    const client = await asked();
    const required = { value: ['Required'] };
    expect((await client.go()).error.fieldErrors).toEqual(required);
    const uploads = await client.uploads();
    const bytes = pdfOfSize(400_000);
    const { body } = await uploads.add('Half.pdf', bytes.length);
    await uploads.put(body.id, 0, new Uint8Array(bytes.subarray(0, 300_000)));
    const refused = await uploads.send('Macros.pdf', Buffer.from('MZ'));
    expect(refused.body.state).toBe('refused');
    expect((await client.go()).error.fieldErrors).toEqual(required);
    expect((await client.send()).error.reason).toBe('answers_missing');
    const { storedBytes } = await uploads.upload(body.id);
    await uploads.put(body.id, storedBytes, new Uint8Array(bytes.subarray(storedBytes)));
    expect((await uploads.finish(body.id)).body.state).toBe('kept');
    expect((await client.go()).page.form.answers.passport).toEqual([body.id]);
  });

  it('is not answered by what a browser says of other documents', async () => {
    const [client, other] = [await asked(), await asked()];
    const foreign = await answerWith(other);
    const fields = { [`value.${foreign}`]: '1' };
    const { error } = await client.call('answer', { question: 'passport', fields });
    expect(error.fieldErrors).toEqual({ value: ['Required'] });
  });

  it('takes as many as it says, and together as many as a client may have', async () => {
    const client = await asked();
    const uploads = await client.uploads();
    await uploads.send('1.pdf', pdf('1'));
    expect((await uploads.page()).left).toBe(1);
    await uploads.send('2.pdf', pdf('2'));
    const third = await uploads.add('3.pdf', 10);
    expect([third.status, third.body.reason]).toEqual([409, 'too_many_documents']);
    expect((await (await client.uploads('letters')).page()).left).toBe(3);
    const [first] = await documents(client.personId);
    const { requestId } = await app.deps.db
      .selectFrom('documents')
      .select('requestId')
      .where('id', '=', first?.id ?? '')
      .executeTakeFirstOrThrow();
    const filler = { requestId, direction: 'from_client', name: 'x', dataKey: 'x' };
    await app.deps.db
      .insertInto('documents')
      .values(Array.from({ length: 18 }, () => filler))
      .execute();
    const full = await (await client.uploads('letters')).add('4.pdf', 10);
    expect([full.status, full.body.reason]).toEqual([409, 'too_many_documents']);
  });

  it('that loses its document is open again', async () => {
    const client = await asked();
    const id = await answerWith(client);
    expect((await staff.call('DELETE', `/api/admin/documents/${id}`)).status).toBe(204);
    expect((await client.seen())[0]).toMatchObject({ text: '', value: null });
    expect((await client.seen()).map(({ key }) => key)).toEqual(['passport', 'letters']);
    expect((await client.send()).error.reason).toBe('answers_missing');
  });
});

it('a document that is refused later answers nothing', async () => {
  const client = await asked();
  const id = await answerWith(client);
  await app.deps.db
    .updateTable('documents')
    .set({ state: 'refused', refusal: 'infected' })
    .where('id', '=', id)
    .execute();
  expect((await client.seen())[0]).toMatchObject({ text: '', value: null });
  expect((await client.send()).error.reason).toBe('answers_missing');
});

describe('the token of a question', () => {
  it('shows nothing but the documents of its question', async () => {
    const client = await asked();
    const id = await answerWith(client);
    const shared = await share(app, client.personId, 'Our advice.pdf', pdf());
    const letters = await client.uploads('letters');
    expect(await letters.page()).toMatchObject({ sent: [], shared: [], items: [], message: null });
    expect((await letters.file(shared.id)).status).toBe(404);
    expect((await letters.remove(id)).status).toBe(404);
    expect((await letters.finish(id)).status).toBe(404);
    expect((await letters.put(id, 0, new Uint8Array(1))).status).toBe(404);
    const own = await client.uploads();
    expect((await own.page()).sent).toMatchObject([{ id }]);
    expect((await own.file(shared.id)).status).toBe(404);
  });

  it('ends after a day, with the page of documents, and cannot be made up', async () => {
    const client = await asked();
    const path = `/api/admin/people/${client.personId}/document-request`;
    const ended = await client.uploads();
    expect((await staff.call('DELETE', path)).status).toBe(204);
    expect((await ended.add('ended.pdf', 10)).status).toBe(404);
    const uploads = await client.uploads();
    now = addDays(TEST_NOW, 1);
    expect((await uploads.add('late.pdf', 10)).status).toBe(404);
    const again = await client.uploads();
    expect((await again.add('early.pdf', 10)).status).toBe(201);
    const { token } = (await client.page()).form.uploads.passport;
    const altered = `${token.slice(0, -4)}AAAA`;
    expect((await linkClient(app, altered).add('x.pdf', 10)).status).toBe(404);
  });

  it('is given only while the questions are open', async () => {
    const client = await asked();
    await app.deps.db
      .updateTable('questionRequests')
      .set({ clearedAt: null })
      .where('id', '=', client.id)
      .execute();
    expect((await client.page()).form).toBeNull();
    const removal = await client.call('removeFile', { question: 'passport', file: 'x' });
    expect([removal.status, removal.error.reason]).toEqual([409, 'questions_closed']);
  });
});

describe('a file that is removed', () => {
  const remove = (client: Client, file: string) =>
    client.call('removeFile', { question: 'passport', file });

  it('before the answers are sent is deleted', async () => {
    const client = await asked();
    const id = await answerWith(client);
    const { page } = await remove(client, id);
    expect([page.form.answers.passport, page.form.uploads.passport.page.sent]).toEqual([null, []]);
    expect(await documents(client.personId)).toEqual([]);
    expect((await client.send()).error.reason).toBe('answers_missing');
  });

  it('after they were sent, or once staff have it, stays with the firm, and the change is shown', async () => {
    const client = await asked();
    const first = await answerWith(client, 'Old.pdf');
    now = addMinutes(TEST_NOW, 1);
    const second = await answerWith(client, 'New.pdf');
    await client.send();
    now = addMinutes(TEST_NOW, 5);
    expect((await remove(client, first)).page.form.answers.passport).toEqual([second]);
    expect((await documents(client.personId)).map(({ id }) => id).sort()).toEqual(
      [first, second].sort(),
    );
    expect((await client.seen())[0]).toMatchObject({
      text: 'New.pdf',
      changes: [{ from: 'Old.pdf\nNew.pdf', to: 'New.pdf' }],
    });
    const other = await asked();
    const read = await answerWith(other);
    await fetch(`${app.url}/api/admin/documents/${read}/file`, {
      method: 'POST',
      headers: bearer(await staffToken(app)),
    });
    await remove(other, read);
    expect(await documents(other.personId)).toEqual([{ id: read, answerPlace: null }]);
  });

  it('must be one of the question', async () => {
    const [client, other] = [await asked(), await asked()];
    const foreign = await answerWith(other);
    expect((await remove(client, foreign)).status).toBe(404);
    expect(await documents(other.personId)).toHaveLength(1);
  });
});

describe('without scripts', () => {
  const post = (token: string, sent: [string, Buffer][], prefix = '/questions') => {
    const body = new FormData();
    for (const [name, bytes] of sent) {
      body.append('item:', new Blob([new Uint8Array(bytes)]), name);
    }
    return fetch(`${app.url}${prefix}/${token}/passport/send`, {
      ...{ method: 'POST', body, redirect: 'manual' },
    });
  };

  it('a form sends files, leads back to its question, and another one removes them', async () => {
    const client = await asked();
    const { token } = client;
    const response = await post(token, [
      ['Front.pdf', pdf('front')],
      ['Bad.pdf', Buffer.from('MZ')],
    ]);
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      `/questions/${token}?step=passport`,
    ]);
    const html = await (await fetch(`${app.url}/questions/${token}?step=passport`)).text();
    expect(html).toContain('Front.pdf');
    expect(html).toContain('Bad was not taken.');
    const more = await post(token, [
      ['Back.pdf', pdf('back')],
      ['Third.pdf', pdf('third')],
    ]);
    expect(more.headers.get('location')).toBe(`/questions/${token}?step=passport&untaken=1`);
    // Which of the two was first is not certain.
    const back = (await client.page()).form.uploads.passport.page.sent.find(
      ({ name, state }: { name: string; state: string }) =>
        name !== 'Front.pdf' && state === 'kept',
    );
    const removal = await fetch(`${app.url}/questions/${token}`, {
      ...{ method: 'POST', redirect: 'manual' },
      body: new URLSearchParams({ form: 'remove', question: 'passport', file: back.id }),
    });
    expect(removal.headers.get('location')).toBe(`/questions/${token}?step=passport`);
    expect((await client.go()).page.form.answers.passport).toHaveLength(1);
  });

  it('a link that does not work, and a question without files, take none', async () => {
    const client = await asked();
    const unknown = await post('x', [['a.pdf', pdf()]]);
    expect([unknown.status, unknown.headers.get('location')]).toEqual([
      303,
      '/questions/x?step=passport&untaken=1',
    ]);
    const spanish = await post(client.token, [['a.pdf', pdf()]], '/es/preguntas');
    expect(spanish.headers.get('location')).toBe(`/es/preguntas/${client.token}?step=passport`);
    expect(await documents(client.personId)).toHaveLength(1);
  });
});

it('no table says what was sent, and for which question', async () => {
  const client = await asked();
  const { body } = await (await client.uploads()).send('CANARY-4712.pdf', pdf('CANARY-4712'));
  await client.go();
  await client.send();
  for (const { schema, name } of await app.deps.db.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(`${schema}.${name}`)}`.execute(
      app.deps.db,
    );
    const text = JSON.stringify(rows);
    expect([name, text.includes('CANARY-4712')]).toEqual([name, false]);
    // What names the question: the questionnaires themselves.
    const isAbout = /^(documents|document_requests|question_answers|timeline_events|audit_log)$/;
    expect([name, isAbout.test(name) && text.includes('passport')]).toEqual([name, false]);
  }
  expect(body.state).toBe('kept');
});

it('an export names the documents by their ids, and an erasure leaves nothing of them', async () => {
  const client = await asked();
  const id = await answerWith(client);
  const privacy = await privacyClient(app);
  const { data } = await privacy.exported(client.email);
  const exported = JSON.parse(data.json);
  expect(exported.questions[0].answers).toMatchObject([{ answer: [id] }]);
  expect(data.json).toContain('"documents"');
  expect((await privacy.erase(client.email)).status).toBe(200);
  expect(await documents(client.personId)).toEqual([]);
  const left = app.deps.db.selectFrom('questionRequests').select('id').where('id', '=', client.id);
  expect(await left.execute()).toEqual([]);
});
