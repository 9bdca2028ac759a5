import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMinutes } from '../../platform/time/date-math.ts';
import { tuesdayAt } from '../../testing/booking-requests.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { MAREN } from '../../testing/mail-delivery.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { groupAll } from '../people/testing/grouped-people.ts';
import { saveAnswer } from '../questionnaires/answering/save-answer.ts';
import { sendAnswers } from '../questionnaires/answering/send-answers.ts';
import type { QuestionnaireDocument } from '../questionnaires/rules.ts';
import { insertPublished, insertRequest } from '../questionnaires/testing/questionnaire.ts';
import type { TemplateContent } from './content-schema.ts';
import { getPreparation } from './prepare-agreement.ts';
import { createTemplate, getTemplate, publishTemplate } from './templates/edit-templates.ts';
import { bookedPerson, staffDeps } from './testing/agreement-steps.ts';

let app: TestApp;
let now: Date;
let templateId: string;
beforeAll(async () => {
  now = TEST_NOW;
  app = await startTestApp({ env: STAFF_ENV, now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = TEST_NOW;
  for (const table of [
    ...(['agreements', 'questionRequests', 'questionnaires'] as const),
    ...(['appointments', 'people'] as const),
  ]) {
    await deleteAll(app.deps.db, table);
  }
});

const QUESTIONS: QuestionnaireDocument = {
  ...{ title: { en: 'Before we meet' }, otherSide: 'optional' },
  sections: [
    {
      ...{ key: 'all', title: { en: 'All' } },
      questions: [
        { key: 'matter', type: 'long_text', title: { en: 'What is it about?' }, isRequired: false },
        { key: 'income', type: 'money', title: { en: 'What do you earn?' }, isRequired: false },
        { key: 'married_on', type: 'date', title: { en: 'Since when?' }, isRequired: false },
        {
          ...{ key: 'lives', type: 'choice', title: { en: 'Where?' }, isRequired: false },
          choices: [
            { key: 'with_me', label: { en: 'With me', es: 'Conmigo' } },
            { key: 'elsewhere', label: { en: 'Elsewhere' } },
          ],
        },
      ],
    },
  ],
};

const field = (key: string, kind: 'text' | 'money' | 'date', question?: string) => ({
  ...{ key, kind, label: key },
  ...(question && { question }),
});

/** A published template whose fields are linked to questions. */
async function template(languages = ['en']) {
  const content: TemplateContent = {
    languages,
    titles: Object.fromEntries(languages.map((language) => [language, 'Title'])),
    prevails: Object.fromEntries(languages.map((language) => [language, 'This one'])),
    fields: [
      field('matter', 'text', 'matter'),
      field('wage', 'money', 'income'),
      field('wedding', 'date', 'married_on'),
      field('home', 'text', 'lives'),
      field('misfit', 'date', 'income'),
      field('typed', 'text'),
    ],
    clauses: [
      {
        ...{ id: 'c', isOptional: false },
        texts: Object.fromEntries(
          languages.map((language) => [language, { heading: 'H', text: 'T' }]),
        ),
      },
    ],
  };
  const { id } = await createTemplate(staffDeps(app), {
    ...{ name: `T ${crypto.randomUUID()}`, practiceArea: null, content },
  });
  await publishTemplate(staffDeps(app), id);
  templateId = id;
}

const ANSWERS = {
  matter: 'Custody of Robin.\nAnd the house.',
  income: '4,500',
  married_on: '2020-05-17',
  lives: 'with_me',
};

const fill = async (token: string, answers: Partial<typeof ANSWERS> = ANSWERS) => {
  for (const [question, value] of Object.entries(answers)) {
    const input = { token, question, fields: { value }, isLater: false };
    await saveAnswer({ ...app.deps, now: () => now, language: 'en' }, input);
  }
};
const send = (token: string) => sendAnswers({ ...app.deps, now: () => now, language: 'en' }, token);

const filledFor = async (personId: string, user: typeof MAREN = MAREN) => {
  const { templates } = await getPreparation({ ...app.deps, user }, personId);
  return templates.find(({ id }) => id === templateId)?.filled;
};
const valuesFor = async (personId: string) =>
  Object.fromEntries(
    Object.entries((await filledFor(personId)) ?? {}).map(([key, { value }]) => [key, value]),
  );

describe('the fields of an agreement', () => {
  it('take the answers that the client has sent, with their source, as far as they fit', async () => {
    await insertPublished(app, { document: QUESTIONS });
    await template();
    const { personId, appointmentId } = await bookedPerson(app);
    const token = await insertRequest(app, { appointmentId, isOpen: true });
    await fill(token);
    await groupAll(app.deps.db);
    expect(await filledFor(personId)).toEqual({});
    await send(token);
    const source = { at: TEST_NOW, from: 'Before we meet' };
    expect(await filledFor(personId)).toEqual({
      matter: { value: 'Custody of Robin., And the house.', ...source },
      wage: { value: '4500.00', ...source },
      wedding: { value: '2020-05-17', ...source },
      home: { value: 'With me', ...source },
    });
    now = addMinutes(TEST_NOW, 30);
    await fill(token, { lives: 'elsewhere' });
    expect((await filledFor(personId))?.home).toEqual({
      ...{ value: 'Elsewhere', from: 'Before we meet' },
      at: now,
    });
  });

  it('are in the first language of the template', async () => {
    await insertPublished(app, { document: QUESTIONS });
    await template(['es', 'en']);
    const { personId, appointmentId } = await bookedPerson(app);
    const token = await insertRequest(app, { appointmentId, isOpen: true });
    await fill(token, { lives: 'with_me' });
    await send(token);
    await groupAll(app.deps.db);
    expect(await valuesFor(personId)).toEqual({ home: 'Conmigo' });
  });

  it('take nothing from another matter of the person', async () => {
    await insertPublished(app, { document: QUESTIONS });
    await template();
    const former = await bookedPerson(app);
    const old = await insertRequest(app, { appointmentId: former.appointmentId, isOpen: true });
    await fill(old, { matter: 'The former matter' });
    await send(old);
    const unattached = await insertRequest(app, { isOpen: true });
    now = addMinutes(TEST_NOW, 5);
    await fill(unattached, { matter: 'Of the former matter, too' });
    await send(unattached);
    await groupAll(app.deps.db);
    expect(await valuesFor(former.personId)).toEqual({ matter: 'Of the former matter, too' });
    now = addMinutes(TEST_NOW, 60);
    const { personId, appointmentId } = await bookedPerson(app, {
      scheduledDate: tuesdayAt('10:00'),
    });
    expect(personId).toBe(former.personId);
    expect(await valuesFor(personId)).toEqual({});
    const token = await insertRequest(app, { appointmentId, isOpen: true });
    await fill(token, { matter: 'The new matter' });
    await send(token);
    await groupAll(app.deps.db);
    expect(await valuesFor(personId)).toEqual({ matter: 'The new matter' });
  });

  it('take nothing for who may not read answers', async () => {
    await insertPublished(app, { document: QUESTIONS });
    await template();
    const { personId, appointmentId } = await bookedPerson(app);
    const token = await insertRequest(app, { appointmentId, isOpen: true });
    await fill(token);
    await send(token);
    await groupAll(app.deps.db);
    const user = { ...MAREN, scopes: ['agreements.change' as const] };
    expect(await filledFor(personId, user)).toEqual({});
    const reader = { ...MAREN, scopes: ['agreements.change' as const, 'questions.read' as const] };
    expect(Object.keys((await filledFor(personId, reader)) ?? {})).toHaveLength(4);
  });
});

it('a template offers the questions of published questionnaires, each key once', async () => {
  await insertPublished(app, { document: QUESTIONS });
  await insertPublished(app, { document: { ...QUESTIONS, title: { en: 'Another' } } });
  await template();
  const { questions } = await getTemplate(app.deps, templateId);
  expect(questions).toEqual([
    { key: 'matter', title: 'What is it about?' },
    { key: 'income', title: 'What do you earn?' },
    { key: 'married_on', title: 'Since when?' },
    { key: 'lives', title: 'Where?' },
  ]);
});
