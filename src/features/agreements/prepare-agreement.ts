import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Db, Tx } from '../../../db/client.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import {
  DomainError,
  invalidField,
  notFound,
  requireUnedited,
} from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { getFirmProfile } from '../firm/queries.ts';
import { getLaw } from '../jurisdictions/get-law.ts';
import { getPerson } from '../people/get-person.ts';
import type { TemplateContent } from './content-schema.ts';
import { fillFields, findAnswersFor } from './fill-from-answers.ts';
import { findClearedRecord } from './find-cleared-record.ts';
import { fieldsIn } from './find-problems.ts';
import { findSettings, insertAgreement, type StoredAgreement, updateAgreement } from './queries.ts';
import { AMOUNT } from './rules.ts';
import type { PrepareInput, SaveTermsInput, Terms } from './schema.ts';
import { sealColumn } from './sealed.ts';
import { appendEntry, requireAgreement, takeStep } from './take-step.ts';
import { findVersion, listUsableVersions } from './templates/queries.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets'> & { user: User };

/**
 * What somebody needs who prepares an agreement with a person, with what its fields take from the person's answers. Throws
 * `person_not_found`.
 */
export async function getPreparation(
  { db, secrets, user }: Pick<Deps, 'db' | 'secrets' | 'user'>,
  personId: string,
) {
  const person = await getPerson({ db }, personId);
  const [cleared, firm, law, settings, versions] = await Promise.all([
    findClearedRecord(db, personId),
    getFirmProfile(db),
    getLaw(db),
    findSettings(db),
    listUsableVersions(db),
  ]);
  const answers =
    'refusal' in cleared
      ? new Map()
      : await findAnswersFor({ db, secrets }, { personId, cleared, user });
  return {
    clientName: person.name,
    clientEmail: person.email ?? '',
    clientLanguage: person.clientLanguage,
    refusal: 'refusal' in cleared ? cleared.refusal : null,
    attorneys: firm.attorneys.map(({ name }) => name),
    owed: law.agreementTranslations.map(({ languages, rule }) => ({ languages, rule })),
    translationRule: settings.translationRule,
    templates: await Promise.all(
      versions.map(async (version) => ({
        ...version,
        filled: await fillFields(db, version.content, answers),
      })),
    ),
  };
}

/**
 * Prepares an agreement with a person whose conflict check is cleared, from the published version of a template. Returns
 * its id. Throws `person_not_found`, `template_not_found`, `not_cleared`, and `invalid_input` for terms that do not fit
 * the template.
 */
export async function prepareAgreement(deps: Deps, input: PrepareInput): Promise<{ id: string }> {
  const { db, user, now, secrets } = deps;
  const { personId, templateId, replacesId = null, ...terms } = input;
  await getPerson({ db }, personId);
  return db.transaction().execute(async (tx) => {
    const cleared = await findClearedRecord(tx, personId);
    if ('refusal' in cleared) throw new DomainError('conflict', 'not_cleared', cleared.refusal);
    const version = (await listUsableVersions(tx)).find(({ id }) => id === templateId);
    if (!version) throw notFound('template', 'There is no such published template.');
    await requireFitting(tx, version.content, terms);
    if (replacesId) {
      const former = await requireAgreement(tx, replacesId);
      await takeStep(tx, deps, {
        agreement: former,
        step: 'replace',
        actor: user.username,
        write: async () => ({ changes: { endedAt: now() } }),
      });
    }
    const id = randomUUID();
    await insertAgreement(tx, {
      ...{ id, templateId, templateNumber: version.number, name: version.name, replacesId },
      ...columnsOf(deps, id, terms),
      isTranslationOwed: await isTranslationOwed(tx, terms),
      ...{ messageId: cleared.messageId, appointmentId: cleared.appointmentId },
      ...{ preparedBy: user.username, preparedById: user.id, createdAt: now(), updatedAt: now() },
    });
    const agreement = { id, chainLength: 0, chainHash: null };
    const entry = await appendEntry(
      tx,
      { now, secrets },
      {
        ...{ agreement, kind: 'prepare', actor: user.username },
        facts: { templateId, templateNumber: version.number, replacesId },
      },
    );
    await updateAgreement(tx, id, { chainLength: 1, chainHash: entry.entryHash });
    await logChange(tx, user.username, 'agreement.prepare', ['agreements', id], {
      after: { state: 'draft', name: version.name },
    });
    return { id };
  });
}

/** Changes the terms of a draft. Throws `agreement_not_found`, `edited_meanwhile`, `invalid_input` and a conflict. */
export async function saveTerms(
  deps: Deps,
  { id, updatedAt, ...terms }: SaveTermsInput,
): Promise<void> {
  const { db, user } = deps;
  await db.transaction().execute(async (tx) => {
    const agreement = await requireAgreement(tx, id);
    requireUnedited(agreement, updatedAt, 'this agreement');
    await takeStep(tx, deps, {
      ...{ agreement, step: 'edit', actor: user.username },
      write: async () => {
        await requireFitting(tx, await contentOf(tx, agreement), terms);
        const isOwed = await isTranslationOwed(tx, terms);
        return { changes: { ...columnsOf(deps, id, terms), isTranslationOwed: isOwed } };
      },
    });
  });
}

const columnsOf = (
  { secrets }: Pick<Deps, 'secrets'>,
  id: string,
  { clientName, clientEmail, attorney, language, negotiatedLanguage, values, chosen }: Terms,
) => ({
  ...{ clientName, clientEmail, attorney, language, negotiatedLanguage },
  terms: sealColumn(secrets, id, 'terms', JSON.stringify({ values, chosen })),
});

/** What the template of an agreement says, in the version from which it was prepared. */
export async function contentOf(
  db: Db,
  { templateId, templateNumber }: Pick<StoredAgreement, 'templateId' | 'templateNumber'>,
): Promise<TemplateContent> {
  const version = await findVersion(db, templateId, templateNumber);
  if (!version) throw notFound('template', 'There is no such version of the template.');
  return version.content;
}

/** Whether the law of the firm, or its own rule, gives the client the translation before they sign. */
async function isTranslationOwed(
  db: Db,
  { language, negotiatedLanguage }: Pick<Terms, 'language' | 'negotiatedLanguage'>,
): Promise<boolean> {
  if (negotiatedLanguage === language) return false;
  const { translationRule } = await findSettings(db);
  if (translationRule === 'always') return true;
  const { agreementTranslations } = await getLaw(db);
  return agreementTranslations.some(({ languages }) => languages.includes(negotiatedLanguage));
}

/** Throws `invalid_input`, naming the field, if the terms do not fit the template or the firm. */
async function requireFitting(tx: Tx, content: TemplateContent, terms: Terms): Promise<void> {
  const { language, attorney, values, chosen } = terms;
  if (!content.languages.includes(language)) {
    throw invalidField('language', 'Must be a language of the template');
  }
  const optional = content.clauses.filter(({ isOptional }) => isOptional).map(({ id }) => id);
  if (chosen.some((id) => !optional.includes(id))) {
    throw invalidField('chosen', 'Must be optional clauses of the template');
  }
  const { attorneys } = await getFirmProfile(tx);
  if (!attorneys.some(({ name }) => name === attorney)) {
    throw invalidField('attorney', 'Must be an attorney of the firm');
  }
  for (const { key, kind, label } of content.fields) {
    const value = values[key] ?? '';
    if (value === '') {
      if (isUsed(content, chosen, key)) throw invalidField(`values.${key}`, `${label}: required`);
    } else if (kind === 'money' && !AMOUNT.test(value)) {
      throw invalidField(`values.${key}`, `${label}: must be an amount such as 350 or 350.50`);
    } else if (kind === 'date' && !z.iso.date().safeParse(value).success) {
      throw invalidField(`values.${key}`, `${label}: must be a date such as 2031-03-10`);
    }
  }
}

/** Whether a field is in the texts that the agreement has. */
const isUsed = (content: TemplateContent, chosen: readonly string[], key: string): boolean =>
  [
    ...Object.values(content.titles),
    ...Object.values(content.prevails),
    ...content.clauses
      .filter(({ id, isOptional }) => !isOptional || chosen.includes(id))
      .flatMap(({ texts }) =>
        Object.values(texts).map(({ heading, text }) => `${heading} ${text}`),
      ),
  ].some((text) => fieldsIn(text).includes(key));
