import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Tx } from '../../../db/client.ts';
import { addDays } from '../../platform/time/date-math.ts';
import { tuesdayAt } from '../../testing/booking-requests.ts';
import { deleteAll } from '../../testing/delete-all.ts';
import { findInTables } from '../../testing/find-in-tables.ts';
import { STAFF_ENV } from '../../testing/people.ts';
import { startTestApp, TEST_NOW, type TestApp } from '../../testing/test-app.ts';
import { approveAgreement, reopenAgreement } from './approve-agreement.ts';
import { sha256 } from './chain.ts';
import { signAgreement } from './client-link/client-steps.ts';
import { countersignAgreement } from './countersign-agreement.ts';
import { checkAgreement } from './evidence/check-agreement.ts';
import { expireAndRemind } from './expire-and-remind.ts';
import { getAgreement, getAgreementFile } from './get-agreement.ts';
import { prepareAgreement, saveTerms } from './prepare-agreement.ts';
import { findAgreement, listEvents } from './queries.ts';
import { sealFacts } from './sealed.ts';
import { sendAgain, sendAgreement, withdrawAgreement } from './send-agreement.ts';
import { getTemplate, publishTemplate, saveTemplate } from './templates/edit-templates.ts';
import { PRESETS } from './templates/presets.ts';
import { insertVersion } from './templates/queries.ts';
import {
  agreementToken,
  bookedPerson,
  decide,
  draftAgreement,
  postStep,
  publishedTemplate,
  READING,
  SIGNING,
  sentAgreement,
  signedAgreement,
  staffDeps,
  termsFor,
} from './testing/agreement-steps.ts';
import { MARKS } from './unfinished.ts';

let app: TestApp;
let now: Date;
beforeAll(async () => {
  now = TEST_NOW;
  app = await startTestApp({ env: STAFF_ENV, now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = TEST_NOW;
  for (const table of ['agreements', 'appointments', 'people', 'outboxEmails'] as const) {
    await deleteAll(app.deps.db, table);
  }
});

const stateOf = async (id: string) => (await findAgreement(app.deps.db, id))?.state;
const mails = async () =>
  (
    await app.deps.db
      .selectFrom('outboxEmails')
      .select('kind')
      .where('kind', 'like', 'agreement%')
      .orderBy('kind')
      .execute()
  ).map(({ kind }) => kind);
const file = (token: string, name: string) => fetch(`${app.url}/agreement/${token}/${name}`);
const kinds = async (id: string) => (await listEvents(app.deps.db, id)).map(({ kind }) => kind);
const refusing = (reason: string) => expect.objectContaining({ reason });

describe('an agreement', () => {
  it('goes from the draft to both signatures, and both get it', async () => {
    const { id, token } = await sentAgreement(app);
    expect([await stateOf(id), await mails()]).toEqual(['sent', ['agreement_link']]);
    expect((await postStep(app, token, READING)).status).toBe(303);
    expect(await stateOf(id)).toBe('read');
    const signing = await postStep(app, token, SIGNING);
    expect([signing.status, signing.headers.get('location')]).toEqual([303, `/agreement/${token}`]);
    expect(await stateOf(id)).toBe('signed');
    await countersignAgreement(staffDeps(app), { id, name: 'Eleanor Vance' });
    expect(await mails()).toEqual([
      ...['agreement_countersigned', 'agreement_done', 'agreement_link', 'agreement_signed'],
    ]);
    expect(await kinds(id)).toEqual([
      ...['prepare', 'approve', 'send', 'confirm_reading', 'sign', 'countersign', 'file'],
    ]);
    const row = await findAgreement(app.deps.db, id);
    const html = await file(token, 'agreement.html');
    expect(html.headers.get('content-security-policy')).toBe('sandbox');
    expect(html.headers.get('content-disposition')).toBe('attachment; filename="agreement.html"');
    const document = await html.text();
    expect(sha256(document)).toBe(row?.documentHash);
    expect(document).toContain('You pay $350 for each hour of work.');
    expect(document).toContain('a deposit of $2,500.50');
    const pdf = Buffer.from(await (await file(token, 'agreement.pdf')).arrayBuffer());
    expect([pdf.subarray(0, 4).toString(), sha256(pdf)]).toEqual(['%PDF', row?.pdfHash]);
    expect(await checkAgreement(app.deps, id)).toMatchObject({ isIntact: true, problems: [] });
    const mine = await getAgreementFile(app.deps, { id, which: 'pdf' });
    expect(Buffer.from(mine.content, 'base64').equals(pdf)).toBe(true);
  });

  it('is prepared only with somebody whose conflict check is cleared', async () => {
    const templateId = await publishedTemplate(app);
    const { personId, appointmentId } = await bookedPerson(app, {}, { isCleared: false });
    const [{ name } = { name: '' }] = await app.deps.db
      .selectFrom('attorneys')
      .select('name')
      .execute();
    const input = { personId, templateId, ...termsFor({ attorney: name }) };
    const prepare = () => prepareAgreement(staffDeps(app), input);
    await expect(prepare()).rejects.toEqual(refusing('not_cleared'));
    await decide(app, appointmentId, 'conflict');
    await expect(prepare()).rejects.toEqual(refusing('not_cleared'));
    await decide(app, appointmentId, 'cleared');
    const { id } = await prepare();
    await decide(app, appointmentId, 'conflict');
    await expect(approveAgreement(staffDeps(app), id)).rejects.toEqual(
      refusing('agreement_not_cleared'),
    );
  });

  it.each([
    ['a language without a text', { language: 'fr' }, 'language'],
    ['an attorney of another firm', { attorney: 'Nobody' }, 'attorney'],
    ['a clause that is not optional', { chosen: ['fee'] }, 'chosen'],
    ['no amount', { values: { matter: 'm', 'fee.hourly': 'much' } }, 'values.fee.hourly'],
    [
      'no deposit in a chosen clause',
      { values: { matter: 'm', 'fee.hourly': '1' } },
      'values.fee.deposit',
    ],
  ])('is refused with %s, which names the field', async (_what, over, field) => {
    await expect(draftAgreement(app, over)).rejects.toMatchObject({
      reason: 'invalid_input',
      details: { fieldErrors: { [field]: [expect.any(String)] } },
    });
  });

  it('with a name that its fonts cannot write is not approved, and names the characters', async () => {
    const { id } = await draftAgreement(app, { clientName: 'Dana 王' });
    await expect(approveAgreement(staffDeps(app), id)).rejects.toMatchObject({
      reason: 'characters_missing',
      message: expect.stringContaining('王'),
    });
    expect(await stateOf(id)).toBe('draft');
  });

  it('with a text that an attorney has to finish is prepared, but neither published, approved nor sent', async () => {
    const [sample] = PRESETS;
    const { templateId, id, terms } = await draftAgreement(app);
    const template = await getTemplate(app.deps, templateId);
    const { name } = template;
    const content = sample?.content ?? template.content;
    const updatedAt = template.updatedAt.toISOString();
    await saveTemplate(staffDeps(app), {
      ...{ id: templateId, name, content, updatedAt },
    });
    await expect(publishTemplate(staffDeps(app), templateId)).rejects.toMatchObject({
      reason: 'template_incomplete',
      message: expect.stringContaining(`Clause 1 (en) is not finished: “${MARKS.sample.en}”`),
    });
    const unfinished = expect.objectContaining({
      reason: 'agreement_unfinished',
      message: expect.stringContaining(
        `“1. What we do” (en) is not finished: “${MARKS.sample.en}”`,
      ),
    });
    // As a version was published before the marks were refused.
    const publish = async (number: number) => {
      await insertVersion(app.deps.db as Tx, {
        ...{ templateId, number, name, content },
        ...{ publishedBy: 'admin', publishedAt: now },
      });
      await app.deps.db
        .updateTable('agreementTemplates')
        .set({ publishedNumber: number })
        .where('id', '=', templateId)
        .execute();
    };
    await publish(2);
    const { personId } = await bookedPerson(app, { scheduledDate: tuesdayAt('15:00') });
    const draft = await prepareAgreement(staffDeps(app), { ...terms, personId, templateId });
    await expect(approveAgreement(staffDeps(app), draft.id)).rejects.toEqual(unfinished);
    expect(await getAgreement(app.deps, draft.id)).toMatchObject({
      possible: expect.not.arrayContaining(['approve']),
      unfinished: expect.arrayContaining([expect.stringContaining(MARKS.whichCounts.en)]),
    });
    await approveAgreement(staffDeps(app), id);
    await app.deps.db
      .updateTable('agreements')
      .set({ templateNumber: 2 })
      .where('id', '=', id)
      .execute();
    await expect(sendAgreement(staffDeps(app), id)).rejects.toEqual(unfinished);
    expect([await stateOf(id), await stateOf(draft.id), await mails()]).toEqual([
      ...['approved', 'draft', []],
    ]);
  });

  it('with a placeholder as a value is not approved', async () => {
    const values = { ...termsFor().values, matter: '[the matter' };
    const { id } = await draftAgreement(app, { values });
    await expect(approveAgreement(staffDeps(app), id)).rejects.toMatchObject({
      reason: 'agreement_unfinished',
      message: expect.stringContaining('The matter, in a few words is not finished: “[the matter”'),
    });
  });

  it('keeps the bytes that were approved, whatever becomes of the firm and the template', async () => {
    const { id, token } = await sentAgreement(app);
    const before = await (await file(token, 'agreement.html')).text();
    await app.deps.db.updateTable('firmProfile').set({ name: 'Another Firm' }).execute();
    now = addDays(now, 1);
    expect((await (await file(token, 'agreement.html')).text()) === before).toBe(true);
    await expect(
      saveTerms(staffDeps(app), {
        ...{ id, updatedAt: (await findAgreement(app.deps.db, id))?.updatedAt.toISOString() ?? '' },
        ...termsFor(),
      }),
    ).rejects.toEqual(refusing('agreement_wrong_state'));
    await app.deps.db.updateTable('firmProfile').set({ name: 'Pacific Harbor Law' }).execute();
  });

  it('that was approved can become a draft again until it is sent', async () => {
    const { id } = await draftAgreement(app);
    await approveAgreement(staffDeps(app), id);
    await reopenAgreement(staffDeps(app), id);
    expect(await findAgreement(app.deps.db, id)).toMatchObject({
      ...{ state: 'draft', document: null, documentHash: null },
    });
    expect(await checkAgreement(app.deps, id)).toMatchObject({ problems: [] });
  });

  it('is replaced by another one', async () => {
    const { id, personId, templateId, terms, token } = await sentAgreement(app);
    const { id: next } = await prepareAgreement(staffDeps(app), {
      ...{ personId, templateId, replacesId: id },
      ...terms,
    });
    expect([await stateOf(id), await stateOf(next)]).toEqual(['replaced', 'draft']);
    expect((await postStep(app, token, READING)).status).toBe(409);
    expect((await file(token, 'agreement.html')).status).toBe(404);
  });

  it('that is withdrawn shows nothing any more, and cannot be signed', async () => {
    const { id, token, terms } = await sentAgreement(app);
    await postStep(app, token, READING);
    await withdrawAgreement(staffDeps(app), { id, reason: 'Another attorney' });
    expect((await postStep(app, token, SIGNING)).status).toBe(409);
    expect((await file(token, 'agreement.html')).status).toBe(404);
    const page = await (await fetch(`${app.url}/agreement/${token}`)).text();
    expect(page).not.toContain('a parenting plan');
    const mail = async () =>
      app.deps.db
        .selectFrom('outboxEmails')
        .select(['state', 'toEmail', 'subject', 'textBody'])
        .where('kind', '=', 'agreement_withdrawn')
        .execute();
    await expect
      .poll(mail, { timeout: 20_000 })
      .toMatchObject([
        { state: 'sent', toEmail: terms.clientEmail, subject: 'Your agreement was withdrawn' },
      ]);
    const [{ textBody } = { textBody: null }] = await mail();
    expect(textBody).toContain('has withdrawn the agreement that it sent you');
    expect(textBody).not.toMatch(/parenting plan|\/agreement\/|until/);
  });

  it('that was never sent is withdrawn without a mail', async () => {
    const { id } = await draftAgreement(app);
    await withdrawAgreement(staffDeps(app), { id, reason: null });
    expect([await stateOf(id), await mails()]).toEqual(['withdrawn', []]);
  });

  it('sent again has another link, and the former one no longer works', async () => {
    const { id, token } = await sentAgreement(app);
    await sendAgain(staffDeps(app), id);
    const again = await agreementToken(app, id);
    expect(again).not.toBe(token);
    expect((await file(token, 'agreement.html')).status).toBe(404);
    expect((await file(again, 'agreement.html')).status).toBe(200);
    expect(await mails()).toEqual(['agreement_link', 'agreement_link']);
  });
});

describe('the client', () => {
  it('is told what is missing, with what they typed', async () => {
    const { id, token } = await sentAgreement(app);
    const unread = await postStep(app, token, { step: 'reading' });
    expect(unread.status).toBe(400);
    await postStep(app, token, READING);
    const unnamed = await postStep(app, token, { step: 'sign', name: ' ', consent: 'true' });
    expect(unnamed.status).toBe(400);
    const unticked = await postStep(app, token, { step: 'sign', name: 'Dana Q. Whitfield' });
    expect(unticked.status).toBe(400);
    expect(await unticked.text()).toContain('value="Dana Q. Whitfield"');
    expect(await stateOf(id)).toBe('read');
  });

  it('cannot send another drawing than lines in the box', async () => {
    const { token, id } = await sentAgreement(app);
    await postStep(app, token, READING);
    for (const drawn of ['M1 1"/><script>', 'M1 1', 'M1 1C1 1 2 2 3 3', 'x'.repeat(30_000)]) {
      expect((await postStep(app, token, { ...SIGNING, drawn })).status).toBe(400);
    }
    expect((await postStep(app, token, { ...SIGNING, drawn: 'M1 1L20 30L4 5' })).status).toBe(303);
    await countersignAgreement(staffDeps(app), { id, name: 'Eleanor Vance' });
    expect(await checkAgreement(app.deps, id)).toMatchObject({ problems: [] });
  });

  it('signs once, however often and at the same time they press', async () => {
    const { id, token } = await sentAgreement(app);
    await postStep(app, token, READING);
    const deps = { ...app.deps, language: 'en' as const };
    const sign = (name: string) => signAgreement(deps, { token, name, consent: true });
    const results = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => sign(`Dana ${index}`)),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const refused = results.flatMap((result) =>
      result.status === 'rejected' ? result.reason.reason : [],
    );
    expect(refused).toEqual(Array(9).fill('agreement_wrong_state'));
    // The same signature again, as by a second press, is not an error.
    await sign(`Dana ${results.findIndex(({ status }) => status === 'fulfilled')}`);
    expect((await kinds(id)).filter((kind) => kind === 'sign')).toHaveLength(1);
    expect(await mails()).toEqual(['agreement_link', 'agreement_signed']);
    expect(await checkAgreement(app.deps, id)).toMatchObject({ problems: [] });
  });

  it('who negotiated in Spanish cannot sign in English before they have the translation', async () => {
    const { id, token } = await sentAgreement(app, { negotiatedLanguage: 'es' });
    for (const step of [READING, SIGNING]) {
      expect((await postStep(app, token, step)).status).toBe(409);
    }
    const translation = await (await file(token, 'translation.html')).text();
    expect(translation).toContain('Usted paga $350');
    expect(await stateOf(id)).toBe('sent');
    expect((await postStep(app, token, { step: 'translation' })).status).toBe(303);
    await postStep(app, token, READING);
    expect((await postStep(app, token, SIGNING)).status).toBe(303);
    await countersignAgreement(staffDeps(app), { id, name: 'Eleanor Vance' });
    expect(await checkAgreement(app.deps, id)).toMatchObject({ problems: [] });
  });

  it('cannot be passed over in the database either', async () => {
    const { id } = await sentAgreement(app, { negotiatedLanguage: 'es' });
    const update = app.deps.db
      .updateTable('agreements')
      .set({ state: 'signed', readAt: now, signedAt: now })
      .where('id', '=', id);
    await expect(update.execute()).rejects.toThrow('agreements_translation_first');
  });

  it('is owed no translation where no law asks for it, unless the firm gives it always', async () => {
    const { db } = app.deps;
    await db.updateTable('firmProfile').set({ region: 'NY' }).execute();
    const free = await sentAgreement(app, { negotiatedLanguage: 'es' });
    expect((await findAgreement(db, free.id))?.isTranslationOwed).toBe(false);
    expect((await postStep(app, free.token, READING)).status).toBe(303);
    await db.updateTable('agreementSettings').set({ translationRule: 'always' }).execute();
    const owed = await draftAgreement(app, { negotiatedLanguage: 'es' });
    expect((await findAgreement(db, owed.id))?.isTranslationOwed).toBe(true);
    await db.updateTable('agreementSettings').set({ translationRule: 'law' }).execute();
    await db.updateTable('firmProfile').set({ region: 'CA' }).execute();
  });

  it('cannot be sent what is owed in a language that the template does not have', async () => {
    const { id } = await draftAgreement(app, { negotiatedLanguage: 'vi' });
    await expect(approveAgreement(staffDeps(app), id)).rejects.toEqual(
      refusing('agreement_translation_missing'),
    );
  });

  it('is reminded once, and the time to sign ends', async () => {
    const { id, token } = await sentAgreement(app);
    await expireAndRemind(app.deps);
    expect(await mails()).toEqual(['agreement_link']);
    now = addDays(TEST_NOW, 3);
    await Promise.all([expireAndRemind(app.deps), expireAndRemind(app.deps)]);
    await expireAndRemind(app.deps);
    expect(await mails()).toEqual(['agreement_link', 'agreement_reminder']);
    now = addDays(TEST_NOW, 30);
    // Over even before the job has run.
    expect((await postStep(app, token, READING)).status).toBe(409);
    await Promise.all([expireAndRemind(app.deps), expireAndRemind(app.deps)]);
    expect([await stateOf(id), (await kinds(id)).at(-1)]).toEqual(['expired', 'expire']);
    expect(await checkAgreement(app.deps, id)).toMatchObject({ problems: [] });
  });

  it('with a wrong link gets the same 404 for all of it', async () => {
    for (const token of ['x', 'y'.repeat(43)]) {
      expect((await fetch(`${app.url}/agreement/${token}`)).status).toBe(404);
      expect((await file(token, 'agreement.pdf')).status).toBe(404);
      expect((await postStep(app, token, READING)).status).toBe(404);
    }
  });
});

describe('what was signed', () => {
  it('is found to be altered whichever byte of it is', async () => {
    const { id } = await signedAgreement(app, { negotiatedLanguage: 'es' });
    const { db } = app.deps;
    await db.schema
      .alterTable('agreements')
      .dropConstraint('agreements_translation_first')
      .execute();
    await db.schema.alterTable('agreements').dropConstraint('agreements_read_first').execute();
    await db.schema.alterTable('agreements').dropConstraint('agreements_signed_first').execute();
    await db.schema.alterTable('agreements').dropConstraint('agreements_document').execute();
    const row = await findAgreement(db, id);
    if (!row) throw new Error('There is no agreement');
    // Ways to find and keep it, not what was agreed.
    const others = [
      ...['id', 'messageId', 'appointmentId', 'linkId', 'linkHash', 'linkExpiresAt', 'remindedAt'],
      ...['endedAt', 'replacesId', 'eraseAfter', 'preparedById', 'createdAt', 'updatedAt'],
      ...['approvedAt', 'templateId'],
    ];
    for (const [column, value] of Object.entries(row)) {
      if (others.includes(column)) continue;
      for (const altered of alterationsOf(value, column)) {
        await db
          .updateTable('agreements')
          .set({ [column]: altered })
          .where('id', '=', id)
          .execute()
          .catch(() => {});
        const { isIntact } = await checkAgreement(app.deps, id);
        const now = await findAgreement(db, id);
        const isChanged = JSON.stringify(now) !== JSON.stringify(row);
        expect([column, isIntact]).toEqual([column, !isChanged]);
        await db
          .updateTable('agreements')
          .set({ [column]: value })
          .where('id', '=', id)
          .execute();
      }
    }
    expect(await checkAgreement(app.deps, id)).toMatchObject({ problems: [] });
  });

  it('has a chain in which each altered or missing entry is found', async () => {
    const { id } = await signedAgreement(app);
    const { db } = app.deps;
    await expect(
      db.updateTable('agreementEvents').set({ actor: 'x' }).where('agreementId', '=', id).execute(),
    ).rejects.toThrow('append-only');
    await expect(
      db.deleteFrom('agreementEvents').where('agreementId', '=', id).execute(),
    ).rejects.toThrow('append-only');
    const events = await listEvents(db, id);
    await db.connection().execute(async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('set session_replication_role = replica'));
      for (const event of events) {
        for (const [column, value] of Object.entries(event)) {
          if (column === 'agreementId') continue;
          const [altered] = alterationsOf(value, column);
          const at = connection
            .updateTable('agreementEvents')
            .where('agreementId', '=', id)
            .where('number', '=', event.number);
          await at.set({ [column]: altered }).execute();
          const check = await checkAgreement({ ...app.deps, db: connection }, id);
          expect([event.kind, column, check.isIntact]).toEqual([event.kind, column, false]);
          await connection
            .updateTable('agreementEvents')
            .where('agreementId', '=', id)
            .where('number', '=', column === 'number' ? Number(altered) : event.number)
            .set({ [column]: value })
            .execute();
        }
        await connection
          .deleteFrom('agreementEvents')
          .where('agreementId', '=', id)
          .where('number', '=', event.number)
          .execute();
        expect((await checkAgreement({ ...app.deps, db: connection }, id)).isIntact).toBe(false);
        await connection.insertInto('agreementEvents').values(event).execute();
      }
      // Somebody who has the key: only the hash shows it.
      const sign = events.find(({ kind }) => kind === 'sign');
      if (!sign) throw new Error('There is no signature');
      const facts = sealFacts(app.deps.secrets, id, sign.number, '{"name":"Somebody else"}');
      const signature = connection
        .updateTable('agreementEvents')
        .where('agreementId', '=', id)
        .where('number', '=', sign.number);
      await signature.set({ facts }).execute();
      expect((await checkAgreement({ ...app.deps, db: connection }, id)).problems).toContain(
        `The facts of entry ${sign.number} have been altered`,
      );
      await signature.set({ facts: sign.facts }).execute();
      await connection.executeQuery(CompiledQuery.raw('reset session_replication_role'));
    });
    expect(await checkAgreement(app.deps, id)).toMatchObject({ problems: [] });
  });

  it('has evidence that anybody can check', async () => {
    const { id } = await signedAgreement(app);
    const { content } = await getAgreementFile(app.deps, { id, which: 'evidence' });
    const { entries, documentHash } = JSON.parse(Buffer.from(content, 'base64').toString());
    let previous = '0'.repeat(64);
    for (const each of entries) {
      const hash = sha256(
        JSON.stringify([
          ...[each.agreementId, each.number, each.kind, each.at, each.actor],
          ...[sha256(each.facts), previous],
        ]),
      );
      expect(hash).toBe(each.entryHash);
      previous = hash;
    }
    const signing = entries.find(({ kind }: { kind: string }) => kind === 'sign');
    expect(JSON.parse(signing.facts)).toMatchObject({
      ...{ documentHash, name: 'Dana Whitfield', drawn: null },
      consent: expect.stringContaining('electronically'),
    });
  });
});

it('no table has a readable word of an agreement', async () => {
  const canary = 'CANARY-of-an-agreement';
  const { id } = await signedAgreement(app, {
    values: { matter: canary, 'fee.hourly': '350', 'fee.deposit': '1' },
  });
  expect(JSON.stringify((await getAgreement(app.deps, id)).document)).toContain(canary);
  expect(await findInTables(app.deps.db, [canary])).toEqual([]);
});

/** Other values of a column: a changed byte at the beginning, in the middle and at the end, and none. */
function alterationsOf(value: unknown, column: string): unknown[] {
  if (value === null) return [];
  if (value instanceof Date) return [new Date(value.getTime() + 1), null];
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value + 100];
  const text = String(value);
  if (column === 'state') return ['signed', 'sent'];
  const places = [0, Math.floor(text.length / 2), text.length - 1];
  return [
    ...places.map(
      (place) => text.slice(0, place) + (text[place] === 'A' ? 'B' : 'A') + text.slice(place + 1),
    ),
    null,
  ];
}
