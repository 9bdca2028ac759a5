import { expect, vi } from 'vitest';
import {
  agreementToken,
  bookedPerson,
} from '../../src/features/agreements/testing/agreement-steps.ts';
import { findCheck } from '../../src/features/conflicts/check-queries.ts';
import { linkClient, tokenFor } from '../../src/features/documents/testing/document-client.ts';
import { pdf } from '../../src/features/documents/testing/sample-documents.ts';
import { makeToken } from '../../src/features/newsletter/token.ts';
import { tokenOf } from '../../src/features/questionnaires/testing/questionnaire.ts';
import { WAIT_LINKS } from '../../src/features/waits/wait-links.ts';
import { tuesdayAt } from '../../src/testing/booking-requests.ts';
import type { StaffClient } from '../../src/testing/staff-client.ts';
import { TEST_NOW, type TestApp } from '../../src/testing/test-app.ts';

type Texts = { line: string; block: string; practiceArea?: string; phone?: string };

/**
 * Writes a text to every field of questionnaires and answers, requests for documents, agreements, waits and payments, and
 * returns the paths of the pages of their clients. Throws if a call rejects it.
 */
export async function fillClientPages(
  app: TestApp,
  staff: StaffClient,
  texts: Texts,
): Promise<string[]> {
  const call = async (procedure: string, input: object) => {
    const answer = await staff.call('POST', `/trpc/${procedure}`, input);
    if (answer.status >= 300) throw new Error(`${procedure}: ${JSON.stringify(answer.body)}`);
    return answer.body.result?.data;
  };
  const { practiceArea = 'divorce', phone = texts.line } = texts;
  const booking = { scheduledDate: tuesdayAt('15:00'), email: 'pages@example.com' };
  const person = await bookedPerson(app, { ...booking, practiceArea, phone });
  return [
    await askQuestions(app, call, person.appointmentId, texts),
    await askForDocuments(app, staff, person.personId, texts),
    await sendAgreement(app, call, person.personId, texts),
    await wait(app, texts),
    await pay(app, texts),
  ];
}

type Call = (procedure: string, input: object) => Promise<{ id: string; updatedAt: string }>;

async function askQuestions(
  app: TestApp,
  call: Call,
  appointmentId: string,
  { line, block }: Texts,
): Promise<string> {
  const text = { en: line, es: line };
  const help = { en: block };
  const question = { title: text, help, isRequired: false };
  const choices = ['a', 'b'].map((key) => ({ key, label: text }));
  const { id, updatedAt } = await call('questionnaires.create', {});
  const saved = await call('questionnaires.update', {
    ...{ id, updatedAt, title: line, consultationTypes: [], practiceAreas: [] },
    ...{ sendsAfterBooking: false, opensWithoutMatch: true },
    draft: {
      ...{ title: text, intro: help, otherSide: 'optional' },
      sections: [
        {
          ...{ key: 'first', title: text },
          questions: [
            { ...question, key: 'story', type: 'long_text' },
            { ...question, key: 'home', type: 'address' },
            { ...question, key: 'chosen', type: 'choice', choices },
          ],
        },
      ],
    },
  });
  await call('questionnaires.publish', { id, updatedAt: saved.updatedAt });
  const request = await call('questionRequests.ask', { questionnaireId: id, appointmentId });
  const token = await tokenOf(app, request.id);
  const names = { legalName: line, formerNames: line, otherName: line, otherPeople: block };
  await call('questionPages.saveNames', { token, ...names });
  // The names are in the firm's list of conflicts.
  const record = { kind: 'questions' as const, id: request.id };
  const check = await findCheck(app.deps.db, record);
  const decision = { ...record, state: 'cleared', note: block, version: check?.version ?? 0 };
  await call('conflicts.decide', decision);
  const answer = (key: string, fields: object) =>
    call('questionPages.answer', { token, question: key, fields });
  // A job opens the questions.
  await vi.waitFor(() => answer('story', { value: block }), { timeout: 20_000 });
  await answer('home', { 'value.street': line, 'value.city': line });
  await call('questionPages.send', { token });
  return `/questions/${token}`;
}

async function askForDocuments(
  app: TestApp,
  staff: StaffClient,
  personId: string,
  { line, block }: Texts,
): Promise<string> {
  const { status } = await staff.call('PUT', `/api/admin/people/${personId}/document-request`, {
    ...{ items: [{ label: line }], message: block },
  });
  expect(status).toBe(204);
  const token = await tokenFor(app, personId);
  const { body } = await linkClient(app, token).send(line, pdf());
  expect(body.state).toBe('kept');
  return `/documents/${token}`;
}

/** What is signed is refused with characters that its fonts do not have, with unknown fields and with placeholders. */
const signable = (text: string) => text.replace(/[[\]{}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ').trim();

async function sendAgreement(
  app: TestApp,
  call: Call,
  personId: string,
  { line, block }: Texts,
): Promise<string> {
  const text = signable(line);
  const both = { en: text, es: text };
  const clause = { heading: text, text: signable(block) };
  const content = {
    ...{ languages: ['en', 'es'], titles: both, prevails: both },
    fields: [{ key: 'matter', label: line, kind: 'text' }],
    clauses: [{ id: 'only', isOptional: false, texts: { en: clause, es: clause } }],
  };
  const template = { name: line, content };
  const { id: templateId } = await call('agreementTemplates.create', template);
  await call('agreementTemplates.publish', { id: templateId });
  const attorney = await app.deps.db.selectFrom('attorneys').select('name').executeTakeFirst();
  const { id } = await call('agreements.prepare', {
    ...{ personId, templateId, clientName: text, clientEmail: 'pages@example.com' },
    ...{ attorney: attorney?.name, language: 'en', negotiatedLanguage: 'es' },
    ...{ values: { matter: text }, chosen: [] },
  });
  await call('agreements.approve', { id });
  await call('agreements.send', { id });
  return `/agreement/${await agreementToken(app, id)}`;
}

/** Not by a call, which needs a week without free times. */
async function wait(
  { deps: { db, secrets } }: TestApp,
  { line, practiceArea = 'divorce' }: Texts,
): Promise<string> {
  const { id, token, tokenHash } = WAIT_LINKS.create(secrets);
  await db
    .insertInto('waits')
    .values({
      ...{ id, tokenHash, fromDay: '2031-03-11', untilDay: '2031-03-20' },
      ...{ firstName: line, lastName: line, email: 'waits@example.com' },
      ...{ practiceArea, consultationType: 'initial' },
    })
    .execute();
  return `/earlier-times/${token}`;
}

/** Not by a call, which needs the payment company. */
async function pay({ deps: { db } }: TestApp, { line }: Texts): Promise<string> {
  const { token, tokenHash } = makeToken();
  await db
    .insertInto('payments')
    .values({
      ...{ tokenHash, status: 'expired', firstName: line, email: 'pays@example.com' },
      ...{ consultationType: 'initial', scheduledDate: tuesdayAt('16:00') },
      ...{ amountMinor: 15_000, currency: 'USD', expiresAt: TEST_NOW },
    })
    .execute();
  return `/payment/${token}`;
}
