import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../testing/delete-all.ts';
import { insertMessage } from '../../testing/messages.ts';
import { bearer, roleToken, STAFF_ENV } from '../../testing/people.ts';
import { type StaffClient, staffClient } from '../../testing/staff-client.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { bookWithLink } from '../appointments/testing/linked-appointment.ts';
import { groupAll, peopleOf } from '../people/testing/grouped-people.ts';
import { insertHosts } from '../scheduling/testing/parallel-hosts.ts';
import { insertPublished, insertRequest } from './testing/questionnaire.ts';

let app: TestApp;
let staff: StaffClient;
beforeAll(async () => {
  app = await startTestApp({ env: STAFF_ENV });
  staff = await staffClient(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  for (const table of ['questionRequests', 'questionnaires', 'contactSubmissions'] as const) {
    await deleteAll(app.deps.db, table);
  }
});

const mutate = async (name: string, input: object) => {
  const { status, body } = await staff.call('POST', `/trpc/questionnaires.${name}`, input);
  return { status, data: body.result?.data, error: body.error?.data };
};

describe('a questionnaire', () => {
  it('is begun from a preset, changed and published; a version never changes', async () => {
    const { data: created } = await mutate('create', { preset: 'divorce' });
    expect(created).toMatchObject({ title: 'Divorce or separation', publishedNumber: null });
    const { data: first } = await mutate('publish', created);
    expect(first.publishedNumber).toBe(1);
    const draft = { ...first.draft, title: { en: 'Another title' } };
    const { data: changed } = await mutate('update', { ...first, draft });
    expect(changed).toMatchObject({
      publishedNumber: 1,
      draft: { title: { en: 'Another title' } },
    });
    const versions = () =>
      app.deps.db.selectFrom('questionnaireVersions').select(['number', 'document']).execute();
    expect(JSON.stringify(await versions())).not.toContain('Another title');
    expect((await mutate('publish', changed)).data.publishedNumber).toBe(2);
    expect(await versions()).toHaveLength(2);
    const overwrite = app.deps.db.updateTable('questionnaireVersions').set({ number: 9 }).execute();
    await expect(overwrite).rejects.toThrow('never changes');
    expect((await staff.auditLog(3)).map(({ action }) => action)).toEqual([
      ...['questionnaire.publish', 'questionnaire.update', 'questionnaire.publish'],
    ]);
  });

  it('is refused with the place of what is wrong, and if somebody else has saved it', async () => {
    const { data: created } = await mutate('create', {});
    const [section] = created.draft.sections;
    const wrong = { ...section.questions[0], type: 'choice', choices: [] };
    const sections = [{ ...section, questions: [wrong] }];
    const refused = await mutate('update', { ...created, draft: { ...created.draft, sections } });
    expect([refused.status, refused.error.fieldErrors]).toEqual([
      400,
      { 'draft.sections.0.questions.0.choices': ['Add at least two choices'] },
    ]);
    await mutate('update', { ...created, title: 'Mine' });
    const stale = await mutate('update', { ...created, title: 'Theirs' });
    expect([stale.status, stale.error.reason]).toEqual([409, 'edited_meanwhile']);
  });

  it('that is archived or not published is not sent', async () => {
    const { data: created } = await mutate('create', { preset: 'custody' });
    const { id: appointmentId } = await bookWithLink(app, { email: 'a@example.com' });
    const ask = async () =>
      (
        await staff.call('POST', '/api/admin/question-requests', {
          ...{ questionnaireId: created.id, appointmentId },
        })
      ).body.reason;
    expect(await ask()).toBe('questionnaire_not_published');
    const { data: published } = await mutate('publish', created);
    await mutate('archive', { id: published.id, isArchived: true });
    expect(await ask()).toBe('questionnaire_not_published');
  });
});

it('questions to a person belong to them, and to their timeline', async () => {
  const questionnaireId = await insertPublished(app);
  await insertMessage(app.deps.db, { firstName: 'Kim', lastName: 'Lee', email: 'kim@example.com' });
  await groupAll(app.deps.db);
  const [person] = await peopleOf(app.deps.db, 'kim@example.com');
  const personId = person?.id ?? '';
  const asked = await staff.call('POST', '/api/admin/question-requests', {
    ...{ questionnaireId, personId },
  });
  expect(asked.body).toMatchObject({ firstName: 'Kim', lastName: 'Lee', state: 'names' });
  await groupAll(app.deps.db);
  const { body } = await staff.call('GET', `/api/admin/question-requests?personId=${personId}`);
  expect(body.map(({ id }: { id: string }) => id)).toEqual([asked.body.id]);
  const input = encodeURIComponent(JSON.stringify({ id: personId }));
  const timeline = await staff.call('GET', `/trpc/people.timeline?input=${input}`);
  expect(JSON.stringify(timeline.body)).toContain('Questions sent: Before we meet');
});

it('an attorney sees what was asked about own appointments only', async () => {
  const { db } = app.deps;
  await db.transaction().execute((tx) => insertHosts(tx, 2));
  await app.deps.content.settle();
  const attorneyOf = async (slug: string) =>
    (
      await db
        .selectFrom('attorneys')
        .select('id')
        .where('slug', '=', slug)
        .executeTakeFirstOrThrow()
    ).id;
  const { token } = await roleToken(app, 'attorney', {
    ...{ username: 'ana', attorneyId: await attorneyOf('host-0') },
  });
  await insertPublished(app);
  const ids: string[] = [];
  for (const [attorney, time] of [
    ['host-0', '2031-03-11T17:00:00Z'],
    ['host-1', '2031-03-11T18:00:00Z'],
  ] as const) {
    const email = `${attorney}@example.com`;
    const booked = await bookWithLink(app, { attorney, scheduledDate: time, email });
    await insertRequest(app, { appointmentId: booked.id, email, isOpen: true });
    const row = db.selectFrom('questionRequests').select('id').where('email', '=', email);
    ids.push((await row.executeTakeFirstOrThrow()).id);
  }
  const statuses = await Promise.all(
    ids.map(async (id) => {
      const address = `${app.url}/api/admin/question-requests/${id}`;
      return (await fetch(address, { headers: bearer(token) })).status;
    }),
  );
  expect(statuses).toEqual([200, 404]);
});

describe('personal data', () => {
  const EMAIL = 'export@example.com';

  it('is exported with the answers in words, and erased with them', async () => {
    await insertPublished(app);
    const token = await insertRequest(app, { email: EMAIL, isOpen: true });
    await fetch(`${app.url}/questions/${token}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ form: 'answer', question: 'story', value: 'CANARY-4711' }),
    });
    const exported = await staff.call('POST', '/trpc/privacy.export', { email: EMAIL });
    expect(JSON.stringify(exported.body)).toContain('CANARY-4711');
    expect(JSON.stringify(exported.body)).toContain('What happened?');
    const found = await app.deps.db.transaction().execute(async (tx) => {
      const { questionsPersonalData } = await import('./personal-data.ts');
      const search = { email: EMAIL, now: TEST_NOW, locks: true, recordIds: [] };
      const records = await questionsPersonalData.find?.(tx, search);
      const choices = { actor: 'jordan', cancelUpcoming: true, keepClientFile: true };
      await records?.planErasure?.(choices).run();
      return records?.records.map(({ what }) => what);
    });
    expect(found).toEqual(['asked']);
    expect(await app.deps.db.selectFrom('questionAnswers').select('id').execute()).toEqual([]);
  });
});
