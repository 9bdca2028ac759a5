import { expect, vi } from 'vitest';
import { sealColumn } from '../../src/features/agreements/sealed.ts';
import { PRESETS } from '../../src/features/agreements/templates/presets.ts';
import { finished } from '../../src/features/agreements/testing/finished-preset.ts';
import { fillDocumentsPage } from '../../src/features/documents/testing/filled-page.ts';
import {
  insertPublished,
  insertRequest,
} from '../../src/features/questionnaires/testing/questionnaire.ts';
import { letAttorneysHost } from '../../src/features/scheduling/testing/all-attorneys-host.ts';
import { insertSampleCounts } from '../../src/features/visits/testing/insert-counts.ts';
import { bearer } from '../../src/testing/people.ts';
import { poolClient } from '../../src/testing/pool-client.ts';
import { usesEverything } from '../../src/testing/privacy-client.ts';
import type { TestApp } from '../../src/testing/test-app.ts';
import {
  AGREEMENT,
  AGREEMENT_TEMPLATE,
  NOTED_PERSON,
  PAUSED_LETTER,
  SAMPLE_QUESTIONNAIRE,
  SAMPLE_REQUEST,
} from './admin-screens.ts';

/** A published template, and the draft of an agreement based on it. */
async function fillAgreements({ deps: { db, secrets } }: TestApp): Promise<void> {
  const [preset] = PRESETS;
  if (!preset) throw new Error('There is no preset');
  const { name } = preset;
  const content = JSON.stringify(finished(preset).content);
  const at = new Date('2031-03-10T13:00:00Z');
  await db
    .insertInto('agreementTemplates')
    .values({ id: AGREEMENT_TEMPLATE, name, content, publishedNumber: 1 })
    .execute();
  await db
    .insertInto('agreementTemplateVersions')
    .values({
      ...{ templateId: AGREEMENT_TEMPLATE, number: 1, name, content },
      ...{ publishedBy: 'admin', publishedAt: at },
    })
    .execute();
  const values = { matter: 'A parenting plan', 'fee.hourly': '350', 'fee.deposit': '2500' };
  const terms = JSON.stringify({ values, chosen: ['deposit'] });
  await db
    .insertInto('agreements')
    .values({
      ...{ id: AGREEMENT, templateId: AGREEMENT_TEMPLATE, templateNumber: 1, name },
      ...{ clientName: 'Rosa Lindqvist', clientEmail: 'rosa@example.com' },
      ...{ attorney: 'Maren Castellane', language: 'en', negotiatedLanguage: 'es' },
      ...{ isTranslationOwed: true, preparedBy: 'admin', createdAt: at },
      terms: sealColumn(secrets, AGREEMENT, 'terms', terms),
    })
    .execute();
}

/** A paused letter, one of whose recipients the mail server has rejected. */
async function fillLetters({ deps: { db } }: TestApp): Promise<void> {
  const at = new Date('2031-03-10T13:00:00Z');
  const letter = { id: PAUSED_LETTER, subject: 'A letter that is paused', createdBy: 'admin' };
  await db
    .insertInto('letters')
    .values({
      ...letter,
      content: '<p>Two new rules.</p>',
      status: 'paused',
      sentArticles: '[]',
      startedAt: at,
      pausedBecause: '550 5.1.1 No such user here',
    })
    .execute();
  const nobody = await db
    .insertInto('newsletterSubscribers')
    .values({
      email: 'nobody@example.com',
      status: 'confirmed',
      consentText: 'Yes',
      consentedAt: at,
      confirmedAt: at,
      tokenHash: 'hash of nobody',
      lettersStoppedAt: at,
      lettersStoppedBecause: '550 5.1.1 No such user here',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const recipient = await db
    .insertInto('letterRecipients')
    .values({ letterId: PAUSED_LETTER, subscriberId: nobody.id, state: 'refused', settledAt: at })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('outboxEmails')
    .values({
      kind: 'newsletter_letter',
      toEmail: 'nobody@example.com',
      payload: { id: recipient.id },
      dedupeKey: 'newsletter_letter:nobody',
      state: 'skipped',
      lastError: '550 5.1.1 No such user here',
    })
    .execute();
}

/**
 * A person with a note, tags and an overdue step, another one with the same email address, and a third who is merged
 * into the first.
 */
async function fillPeople(app: TestApp): Promise<void> {
  const { db } = app.deps;
  const email = 'lindqvist@example.com';
  const person = (name: string) => ({ name, nameKey: name.toLowerCase(), email });
  const shown = {
    ...{ tags: ['probate', 'vip'], nextStep: 'Send the list of documents' },
    nextStepOn: '2020-03-12',
  };
  await db
    .insertInto('people')
    .values({ id: NOTED_PERSON, ...person('Rosa Lindqvist'), ...shown })
    .execute();
  const others = await db
    .insertInto('people')
    .values([person('Nils Lindqvist'), person('R. Lindqvist')])
    .returning(['id', 'nameKey'])
    .execute();
  const keys = [{ id: NOTED_PERSON, nameKey: 'rosa lindqvist' }, ...others];
  await db
    .insertInto('personKeys')
    .values(keys.map(({ id, nameKey }) => ({ kind: 'email', value: email, nameKey, personId: id })))
    .execute();
  await db
    .insertInto('personJoins')
    .values({ personId: others[1]?.id ?? '', intoId: NOTED_PERSON, joinedBy: 'admin' })
    .execute();
  const note = await db
    .insertInto('personNotes')
    .values({
      ...{ personId: NOTED_PERSON, kind: 'note', author: 'admin' },
      text: 'Prefers to be called at noon.',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('timelineEvents')
    .values({ kind: 'note', recordId: note.id, personId: NOTED_PERSON, at: new Date() })
    .execute();
  await fillDocumentsPage(app, { id: 'noted', personId: NOTED_PERSON, at: new Date() });
}

/** A draft of a profile that is out of date, and one that came with the product. */
async function fillTranslations({ deps: { db } }: TestApp): Promise<void> {
  const [{ slug: other }] = (await db
    .selectFrom('attorneys')
    .select('slug')
    .where('slug', '<>', 'ines-halloran')
    .orderBy('slug')
    .limit(1)
    .execute()) as [{ slug: string }];
  const content = {
    role: 'Abogada',
    statement: 'Escucha primero.',
    education: [],
    memberships: [],
  };
  const row = { entity: 'attorneys', language: 'es', content: JSON.stringify(content) };
  await db.deleteFrom('translations').where('entity', '=', 'attorneys').execute();
  await db
    .insertInto('translations')
    .values([
      {
        ...{ ...row, entityKey: 'ines-halloran', savedBy: 'admin' },
        source: JSON.stringify({ role: 'Lawyer', statement: 'She listens first.' }),
      },
      { ...row, entityKey: other, source: '{}' },
    ])
    .execute();
}

/** Creates a record of each kind, and an account that is waiting for approval. */
async function fillQuestions(filled: TestApp): Promise<void> {
  await insertPublished(filled, { id: SAMPLE_QUESTIONNAIRE });
  await insertRequest(filled, { id: SAMPLE_REQUEST, isOpen: true, email: 'dana@example.com' });
}

export async function fillAdmin(filled: TestApp): Promise<void> {
  const { db } = filled.deps;
  await usesEverything(filled, { email: 'dana@example.com', firstName: 'Dana', time: '09:00' });
  const unsent = db
    .selectFrom('outboxEmails')
    .select(['kind', 'state', 'lastError'])
    .where('state', '<>', 'sent');
  await vi.waitFor(async () => expect(await unsent.execute()).toEqual([]), { timeout: 60_000 });
  await db
    .updateTable('newsletterSubscribers')
    .set({ status: 'confirmed', confirmedAt: new Date('2031-03-10T13:00:00Z') })
    .execute();
  await fillAgreements(filled);
  await fillLetters(filled);
  await fillPeople(filled);
  await fillTranslations(filled);
  await fillQuestions(filled);
  await insertSampleCounts(db, { today: '2031-03-10', days: 30 });
  await letAttorneysHost(db);
  await db
    .insertInto('blogSources')
    .values({
      name: 'Courts Bulletin',
      url: 'https://courts.example/feed.xml',
      failures: 3,
      lastError: 'The server answered 404',
    })
    .execute();
  await db
    .insertInto('hosts')
    .columns(['attorneyId'])
    .expression(db.selectFrom('attorneys').select('id').where('isActive', '=', true).limit(1))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { AccessToken } = await poolClient(filled).newUser('maren');
  await fetch(`${filled.url}/api/identity/me`, { headers: bearer(AccessToken) });
}
