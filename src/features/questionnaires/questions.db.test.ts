import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addDays, addMinutes } from '../../platform/time/date-math.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { findInTables } from '../../testing/find-in-tables.ts';
import { countLockWaits } from '../../testing/lock-waits.ts';
import { insertMessage } from '../../testing/messages.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { bookWithLink } from '../appointments/testing/linked-appointment.ts';
import { lockComparison } from '../conflicts/queue-queries.ts';
import { findSentAnswers } from './asking/find-sent-answers.ts';
import { listRequestsOfAppointment } from './asking/queries.ts';
import { remindOfQuestions } from './asking/remind.ts';
import { insertPublished, tokenOf } from './testing/questionnaire.ts';

let app: TestApp;
let staff: StaffClient;
let now: Date;
beforeAll(async () => {
  now = TEST_NOW;
  app = await startTestApp({ env: STAFF_ENV, now: () => now });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  now = TEST_NOW;
  for (const table of [
    ...(['questionRequests', 'questionnaires', 'appointments', 'contactSubmissions'] as const),
    ...(['outboxEmails', 'conflictEntries'] as const),
  ]) {
    await deleteAll(app.deps.db, table);
  }
});

const DANA = 'dana.whitfield@example.com';
const NAMES = { legalName: 'Dana Marie Whitfield', otherName: 'Jordan Whitfield' };

/** Sends questions to the client of a new appointment. */
async function ask(settings: Parameters<typeof insertPublished>[1] = {}) {
  const questionnaireId = await insertPublished(app, settings);
  const { id: appointmentId } = await bookWithLink(app);
  const { status, body } = await staff.call('POST', '/api/admin/question-requests', {
    ...{ questionnaireId, appointmentId },
  });
  expect(status).toBe(201);
  return { id: body.id as string, appointmentId, token: await tokenOf(app, body.id) };
}

const call = async (name: string, input: object) => {
  const response = await fetch(`${app.url}/trpc/questionPages.${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
  const body = await response.json();
  return { status: response.status, page: body.result?.data, error: body.error?.data };
};
const read = async (token: string) => {
  const input = encodeURIComponent(JSON.stringify({ token }));
  const response = await fetch(`${app.url}/trpc/questionPages.page?input=${input}`);
  const body = await response.json();
  return { status: response.status, page: body.result?.data };
};
const saveNames = (token: string, names: object = NAMES) => call('saveNames', { token, ...names });
const answer = (token: string, question: string, fields: Record<string, string>) =>
  call('answer', { token, question, fields });
const seen = async (id: string) =>
  (await staff.call('GET', `/api/admin/question-requests/${id}`)).body;
const textsOf = (request: { sections: { questions: { key: string; text: string }[] }[] }) =>
  Object.fromEntries(
    request.sections.flatMap(({ questions }) => questions.map(({ key, text }) => [key, text])),
  );
const mails = async () =>
  (
    await app.deps.db
      .selectFrom('outboxEmails')
      .select(['kind', 'toEmail'])
      .where('kind', 'like', 'questions%')
      .orderBy('id')
      .execute()
  ).map(({ kind, toEmail }) => [kind, toEmail]);

const LATER = Object.fromEntries([['then', 'later']]);
const form = (token: string, fields: Record<string, string>, step = '') =>
  fetch(`${app.url}/questions/${token}${step && `?step=${step}`}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields),
  });

describe('the names', () => {
  it('come first: no question is shown before they are given', async () => {
    const { token } = await ask();
    const { page } = await read(token);
    expect(page).toMatchObject({
      state: 'names',
      form: null,
      names: { legalName: 'Dana Whitfield' },
    });
    expect(JSON.stringify(page)).not.toContain('children');
    const refused = await answer(token, 'has_children', { value: 'yes' });
    expect([refused.status, refused.error.reason]).toEqual([409, 'questions_closed']);
    const incomplete = await saveNames(token, { legalName: 'Dana Whitfield' });
    expect([incomplete.status, incomplete.error.fieldErrors]).toEqual([
      400,
      { otherName: ['Required'] },
    ]);
  });

  it('open the questions at once if nothing was found and the firm wants that', async () => {
    const { token, id } = await ask();
    const { page } = await saveNames(token);
    expect([page.state, page.form.document.title.en]).toEqual(['open', 'Before we meet']);
    expect(await seen(id)).toMatchObject({ state: 'open', clearedBy: null });
  });

  it('open at once, too, if the job is comparing other names just then', async () => {
    const { token } = await ask();
    const { saving } = await app.deps.db.transaction().execute(async (tx) => {
      await lockComparison(tx);
      const saving = saveNames(token);
      await expect.poll(() => countLockWaits(app.deps.db, 'advisory')).toBeGreaterThan(0);
      return { saving };
    });
    expect((await saving).page.state).toBe('open');
  });

  it('wait for staff otherwise, who open them by their decision, and the client is told', async () => {
    const { token, id } = await ask({ opensWithoutMatch: false });
    expect((await saveNames(token)).page).toMatchObject({ state: 'waiting', form: null });
    const decision = { kind: 'questions', id, state: 'cleared', version: 0 };
    expect((await staff.call('POST', '/trpc/conflicts.decide', decision)).status).toBe(200);
    await expect.poll(async () => (await read(token)).page.state).toBe('open');
    expect(await seen(id)).toMatchObject({ clearedBy: expect.any(String) });
    await expect.poll(mails).toContainEqual(['questions_open', DANA]);
  });

  it('stay closed if the other side is a client of the firm, and a conflict closes them for good', async () => {
    await insertMessage(app.deps.db, { firstName: 'Jordan', lastName: 'Whitfield' });
    const { token, id } = await ask();
    await expect
      .poll(
        async () => (await app.deps.db.selectFrom('conflictQueue').selectAll().execute()).length,
      )
      .toBe(0);
    expect((await saveNames(token)).page).toMatchObject({ state: 'waiting', form: null });
    const input = encodeURIComponent(JSON.stringify({ kind: 'questions', id }));
    const { body } = await staff.call('GET', `/trpc/conflicts.check?input=${input}`);
    const check = body.result.data;
    expect(check).toMatchObject({ state: 'possible', matches: [{ name: 'Jordan Whitfield' }] });
    const decision = { kind: 'questions', id, state: 'conflict', version: check.version };
    expect((await staff.call('POST', '/trpc/conflicts.decide', decision)).status).toBe(200);
    expect((await read(token)).page).toMatchObject({ state: 'closed', form: null });
    expect((await saveNames(token, { ...NAMES, otherName: 'Somebody Else' })).status).toBe(409);
  });

  it('that are changed have to be cleared again', async () => {
    const { token, id } = await ask({ opensWithoutMatch: false });
    await saveNames(token);
    await staff.call('POST', '/trpc/conflicts.decide', {
      ...{ kind: 'questions', id, state: 'cleared', version: 0 },
    });
    await expect.poll(async () => (await read(token)).page.state).toBe('open');
    await insertMessage(app.deps.db, { firstName: 'Casey', lastName: 'Lundgren' });
    await expect
      .poll(
        async () => (await app.deps.db.selectFrom('conflictQueue').selectAll().execute()).length,
      )
      .toBe(0);
    const changed = await saveNames(token, { ...NAMES, otherPeople: 'Casey Lundgren' });
    expect(changed.page).toMatchObject({ state: 'waiting', form: null });
  });
});

describe('answers', () => {
  const open = async () => {
    const asked = await ask();
    await saveNames(asked.token);
    return asked;
  };

  it('are kept at each step, and decide what is asked', async () => {
    const { token, id } = await open();
    const hidden = await answer(token, 'lives', { value: 'with_me' });
    expect([hidden.status, hidden.error.reason]).toEqual([409, 'question_not_asked']);
    await answer(token, 'has_children', { value: 'yes' });
    await answer(token, 'child', {
      'value.name': 'Robin Whitfield',
      'value.birthDate': '2020-05-17',
    });
    await answer(token, 'lives', { value: 'with_me' });
    await answer(token, 'income', { value: '$4,500' });
    expect((await read(token)).page.form.answers).toMatchObject({
      lives: 'with_me',
      income: '4500.00',
    });
    expect(textsOf(await seen(id))).toEqual({
      home: '',
      has_children: 'Yes',
      child: 'Robin Whitfield\nMay 17, 2020',
      lives: 'With me',
      income: '$4,500.00',
      story: '',
    });
  });

  it.each([
    ['has_children', {}, { value: ['Choose an answer'] }],
    ['has_children', { value: 'perhaps' }, { value: ['Check this field'] }],
    ['home', { 'value.city': 'Sacramento' }, { 'value.street': ['Required'] }],
    ['income', { value: 'a lot' }, { value: ['Must be an amount such as 21500.00'] }],
    ['story', { value: 'x'.repeat(10_001) }, { value: ['Must be at most 10000 characters'] }],
  ])('to %s with %j are refused with the name of the field', async (question, fields, errors) => {
    const { token } = await open();
    const { status, error } = await answer(token, question, fields as Record<string, string>);
    expect([status, error.fieldErrors]).toEqual([400, errors]);
  });

  it('are sent once nothing is missing; those to questions that are not asked any more are deleted', async () => {
    const { token, id } = await open();
    await answer(token, 'has_children', { value: 'yes' });
    await answer(token, 'lives', { value: 'with_me' });
    const early = await call('send', { token });
    expect([early.status, early.error.reason]).toEqual([409, 'answers_missing']);
    await answer(token, 'has_children', { value: 'no' });
    expect((await call('send', { token })).page.state).toBe('answered');
    expect(await mails()).toContainEqual(['questions_answered', 'office@pacificharborlaw.example']);
    expect(await app.deps.db.selectFrom('questionAnswers').select('id').execute()).toHaveLength(2);
    expect(await seen(id)).toMatchObject({ state: 'answered', sentAt: TEST_NOW.toISOString() });
    expect((await call('send', { token })).page.state).toBe('answered');
  });

  it('that change afterwards are shown as changes', async () => {
    const { token, id } = await open();
    await answer(token, 'has_children', { value: 'no' });
    await answer(token, 'story', { value: 'First version' });
    await call('send', { token });
    now = addMinutes(TEST_NOW, 20);
    await answer(token, 'story', { value: 'Second version' });
    const { sections, changedAt } = await seen(id);
    expect(changedAt).toBe(now.toISOString());
    expect(sections.at(-1).questions.at(-1)).toMatchObject({
      text: 'Second version',
      changes: [{ at: now.toISOString(), from: 'First version', to: 'Second version' }],
    });
    expect((await mails()).filter(([kind]) => kind === 'questions_answered')).toHaveLength(2);
  });

  it('are found by the key of their question, once they are sent', async () => {
    const { token, appointmentId } = await open();
    expect((await answer(token, 'has_children', { value: 'no' })).status).toBe(200);
    const find = async () => {
      const { db } = app.deps;
      const sent = await findSentAnswers(
        app.deps,
        await listRequestsOfAppointment(db, appointmentId),
      );
      return [...sent].map(([key, { answer: value, at }]) => [key, value, at]);
    };
    expect(await find()).toEqual([]);
    expect((await call('send', { token })).page.state).toBe('answered');
    expect(await find()).toEqual([['has_children', 'no', TEST_NOW]]);
    now = addMinutes(TEST_NOW, 20);
    await answer(token, 'story', { value: 'Later' });
    expect(await find()).toContainEqual(['story', 'Later', now]);
  });

  it('of two devices at once are both kept, and the last one counts', async () => {
    const { token } = await open();
    await Promise.all(['one', 'two', 'three'].map((value) => answer(token, 'story', { value })));
    expect(await app.deps.db.selectFrom('questionAnswers').select('id').execute()).toHaveLength(3);
    await answer(token, 'story', { value: 'the last' });
    expect((await read(token)).page.form.answers.story).toBe('the last');
  });

  it('are in no table as they were typed', async () => {
    const { token } = await open();
    await answer(token, 'story', { value: 'CANARY-4711 in the story' });
    await answer(token, 'has_children', { value: 'yes' });
    await answer(token, 'child', { 'value.name': 'CANARY-4711 Kim' });
    await answer(token, 'lives', { value: 'with_me' });
    await call('send', { token });
    expect(await findInTables(app.deps.db, ['CANARY-4711'])).toEqual([]);
  });
});

it('an event for other systems says that answers were sent, and not what they say', async () => {
  const { db } = app.deps;
  const { id: endpoint } = await db
    .insertInto('webhookEndpoints')
    .values({
      ...{ url: 'https://crm.example/events', secret: 'x', createdBy: 'jordan', state: 'paused' },
      ...{ events: ['answers.sent'], includesDetails: true },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id, token, appointmentId } = await ask();
  await saveNames(token);
  await answer(token, 'has_children', { value: 'no' });
  await answer(token, 'story', { value: 'CANARY-4711' });
  await call('send', { token });
  const events = await db.selectFrom('webhookEvents').select(['type', 'data', 'details']).execute();
  expect(events).toEqual([
    {
      type: 'answers.sent',
      data: {
        ...{ id, appointmentId, questionnaire: 'Before we meet' },
        sentAt: TEST_NOW.toISOString(),
      },
      details: { firstName: 'Dana', lastName: 'Whitfield', email: DANA },
    },
  ]);
  await db.deleteFrom('webhookEndpoints').where('id', '=', endpoint).execute();
  await deleteAll(db, 'webhookEvents');
});

describe('the link', () => {
  it('that is unknown, withdrawn, replaced or expired gives the same response', async () => {
    const { id, token } = await ask();
    expect((await staff.call('DELETE', `/api/admin/question-requests/${id}/link`)).status).toBe(
      204,
    );
    expect((await read(token)).status).toBe(404);
    expect((await staff.call('POST', '/trpc/questionRequests.renew', { id })).status).toBe(200);
    const renewed = await tokenOf(app, id);
    expect([(await read(token)).status, (await read(renewed)).status]).toEqual([404, 200]);
    now = addDays(TEST_NOW, 61);
    for (const each of [renewed, 'x', '%00', 'A'.repeat(43)]) {
      expect([each, (await read(each)).status]).toEqual([each, 404]);
      expect((await saveNames(each)).status).toBe(404);
    }
  });

  it('is stored as a hash only, and named in no payload of a mail', async () => {
    const { token } = await ask();
    const { db } = app.deps;
    const rows = [
      ...(await db.selectFrom('questionRequests').selectAll().execute()),
      ...(await db.selectFrom('outboxEmails').select(['payload', 'dedupeKey']).execute()),
      ...(await db.selectFrom('auditLog').selectAll().execute()),
    ];
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('after a booking', () => {
  it('questions are sent by themselves, and are on the page of the appointment', async () => {
    await insertPublished(app, { sendsAfterBooking: true, consultationTypes: ['initial'] });
    const { token, id } = await bookWithLink(app);
    await expect.poll(mails).toEqual([['questions_request', DANA]]);
    const page = await (await fetch(`${app.url}/appointment/${token}`)).text();
    const [request] = await app.deps.db
      .selectFrom('questionRequests')
      .select('id')
      .where('appointmentId', '=', id)
      .execute();
    expect(page).toContain(`/questions/${await tokenOf(app, request?.id ?? '')}`);
  });

  it('nothing is sent for other consultations, nor by an archived questionnaire', async () => {
    await insertPublished(app, { sendsAfterBooking: true, consultationTypes: ['other'] });
    const archived = await insertPublished(app, {
      ...{ sendsAfterBooking: true, consultationTypes: ['initial'] },
    });
    await app.deps.db
      .updateTable('questionnaires')
      .set({ isArchived: true })
      .where('id', '=', archived)
      .execute();
    await bookWithLink(app);
    expect(await app.deps.db.selectFrom('questionRequests').select('id').execute()).toEqual([]);
  });
});

it('reminds once, of what is the turn of the client', async () => {
  const { token } = await ask();
  const reminders = async () => (await mails()).filter(([kind]) => kind === 'questions_reminder');
  now = addDays(TEST_NOW, 3);
  const scheduledDate = addDays(TEST_NOW, 9);
  await app.deps.db
    .updateTable('appointments')
    .set({ scheduledDate, endsAt: addMinutes(scheduledDate, 30) })
    .execute();
  await remindOfQuestions({ ...app.deps, now: () => now });
  await remindOfQuestions({ ...app.deps, now: () => now });
  expect(await reminders()).toHaveLength(1);
  expect((await read(token)).status).toBe(200);
});

describe('without scripts', () => {
  it('each form stores its step and leads to the next one', async () => {
    const { token } = await ask();
    const to = async (response: Promise<Response>) => {
      const { status, headers } = await response;
      return [status, headers.get('location')?.split(token).at(-1)];
    };
    expect(await to(form(token, { form: 'names', ...NAMES }))).toEqual([303, '']);
    expect(await to(form(token, { form: 'answer', question: 'home' }))).toEqual([
      303,
      '?step=has_children',
    ]);
    expect(
      await to(form(token, { form: 'answer', question: 'has_children', value: 'no' })),
    ).toEqual([303, '?step=income']);
    expect(await to(form(token, { form: 'answer', question: 'income', ...LATER }))).toEqual([
      303,
      '?step=come-back-later',
    ]);
    expect(await to(form(token, { form: 'answer', question: 'income', value: '1' }))).toEqual([
      303,
      '?step=story',
    ]);
    expect(await to(form(token, { form: 'answer', question: 'story', value: 'x' }))).toEqual([
      303,
      '?step=check-and-send',
    ]);
    expect(await to(form(token, { form: 'send' }))).toEqual([303, '']);
    const page = await (await fetch(`${app.url}/questions/${token}`)).text();
    expect(page).toContain('Your answers are with us.');
  });

  it('a refused answer is shown on its page with what was typed', async () => {
    const { token } = await ask();
    await saveNames(token);
    const refused = await form(
      token,
      { form: 'answer', question: 'income', value: 'a lot' },
      'income',
    );
    const page = await refused.text();
    expect(refused.status).toBe(400);
    expect(page).toContain('Must be an amount');
    expect(page).toContain('value="a lot"');
  });

  it('the page is private: no cache, no index, no referrer, and in Spanish at its own address', async () => {
    const { token } = await ask();
    const { headers } = await fetch(`${app.url}/questions/${token}`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('x-robots-tag')).toBe('noindex');
    const spanish = await (await fetch(`${app.url}/es/preguntas/${token}`)).text();
    expect(spanish).toContain('Primero, los nombres');
  });
});
