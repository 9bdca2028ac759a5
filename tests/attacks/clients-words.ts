import { expect } from 'vitest';
import { countersignAgreement } from '../../src/features/agreements/countersign-agreement.ts';
import { getAgreement } from '../../src/features/agreements/get-agreement.ts';
import {
  postStep,
  READING,
  SIGNING,
  sentAgreement,
  staffDeps,
  termsFor,
} from '../../src/features/agreements/testing/agreement-steps.ts';
import { bookWithLink } from '../../src/features/appointments/testing/linked-appointment.ts';
import {
  linkClient,
  personAt,
  share,
  tokenFor,
} from '../../src/features/documents/testing/document-client.ts';
import { pdf } from '../../src/features/documents/testing/sample-documents.ts';
import {
  insertPublished,
  tokenOf,
} from '../../src/features/questionnaires/testing/questionnaire.ts';
import { tuesdayAt } from '../../src/testing/booking-requests.ts';
import type { StaffClient } from '../../src/testing/staff-client.ts';
import type { TestApp } from '../../src/testing/test-app.ts';

/** Answers a questionnaire with a word in each kind of question that takes text, sends it, and corrects it. */
export async function answerWith(app: TestApp, staff: StaffClient, word: string): Promise<void> {
  const questionnaireId = await insertPublished(app);
  const { id: appointmentId } = await bookWithLink(app, {
    ...{ email: 'answers@example.com', scheduledDate: tuesdayAt('10:00') },
  });
  const { body } = await staff.call('POST', '/api/admin/question-requests', {
    ...{ questionnaireId, appointmentId },
  });
  const token = await tokenOf(app, body.id);
  const call = async (name: string, input: object) => {
    const response = await fetch(`${app.url}/trpc/questionPages.${name}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token, ...input }),
    });
    return response.status;
  };
  const answer = (question: string, fields: Record<string, string>) =>
    call('answer', { question, fields });
  expect(await call('saveNames', { legalName: 'Ada Quill', otherName: 'Bo Quill' })).toBe(200);
  expect(await answer('has_children', { value: 'yes' })).toBe(200);
  expect(await answer('child', { 'value.name': word })).toBe(200);
  expect(await answer('lives', { value: 'with_me' })).toBe(200);
  expect(await answer('home', { 'value.street': word, 'value.city': word })).toBe(200);
  expect(await answer('story', { value: `What ${word} did` })).toBe(200);
  expect(await answer('income', { value: word })).toBe(400);
  expect(await call('send', {})).toBe(200);
  expect(await answer('story', { value: `Corrected: ${word}` })).toBe(200);
  const { body: seen } = await staff.call('GET', `/api/admin/question-requests/${body.id}`);
  expect(JSON.stringify(seen)).toContain(`Corrected: ${word}`);
  // An unexpected error with the answer in the request.
  const { schema } = app.deps.db;
  await schema.alterTable('question_answers').renameTo('mislaid').execute();
  expect(await answer('story', { value: word })).toBe(500);
  await schema.alterTable('mislaid').renameTo('question_answers').execute();
}

/** Sends a document with a word in its name and content, one that is broken off and one that is refused; the firm shares one. */
export async function sendDocumentsWith(
  app: TestApp,
  staff: StaffClient,
  word: string,
): Promise<void> {
  const personId = await personAt(app, 'documents@example.com');
  await staff.call('PUT', `/api/admin/people/${personId}/document-request`, {
    ...{ items: [{ label: 'Tax return' }, { label: 'Passport' }], message: null },
  });
  const client = linkClient(app, await tokenFor(app, personId));
  expect((await client.send(`${word}.pdf`, pdf(word.repeat(200)))).body.state).toBe('kept');
  expect((await client.send(`${word}.docx`, Buffer.from(`PK${word}`))).body.state).toBe('refused');
  const broken = pdf(word.repeat(40_000));
  const { body } = await client.add(`${word}-2.pdf`, broken.length);
  await client.put(body.id, 0, new Uint8Array(broken.subarray(0, broken.length - 100)));
  expect((await share(app, personId, `${word}-3.pdf`, pdf(word))).state).toBe('kept');
  const { body: seen } = await staff.call('GET', `/api/admin/people/${personId}/documents`);
  expect(JSON.stringify(seen)).toContain(`${word}.pdf`);
}

/**
 * Agreements with a word in their terms, and so in their texts: one that the client signs with it, and one
 * that waits. Returns what the attorney does once the client has signed.
 */
export async function signWith(app: TestApp, word: string): Promise<() => Promise<void>> {
  const terms = { values: { ...termsFor().values, matter: word }, negotiatedLanguage: 'es' };
  await sentAgreement(app, terms, {
    ...{ email: 'waits@example.com', scheduledDate: tuesdayAt('13:00') },
  });
  const { id, token } = await sentAgreement(app, terms, {
    ...{ email: 'agreement@example.com', scheduledDate: tuesdayAt('11:00') },
  });
  await postStep(app, token, { step: 'translation' });
  await postStep(app, token, READING);
  const drawing = 'M1 1L2 2';
  const missing = await postStep(app, token, { step: 'sign', name: word, drawing });
  expect(missing.status).toBe(400);
  expect((await postStep(app, token, { ...SIGNING, name: word, drawing })).status).toBe(303);
  return async () => {
    await countersignAgreement(staffDeps(app), { id, name: word });
    const { document, pdfHash } = await getAgreement(app.deps, id);
    expect([JSON.stringify(document).includes(word), pdfHash]).toEqual([true, expect.any(String)]);
  };
}
