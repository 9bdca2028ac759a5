import type { User } from '../../platform/auth/user.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { sha256 } from './chain.ts';
import { makeBlocks, makeDocument } from './document/make-documents.ts';
import { contentOf } from './prepare-agreement.ts';
import type { StoredAgreement } from './queries.ts';
import { sealColumn } from './sealed.ts';
import { readTerms } from './stored-terms.ts';
import { requireAgreement, takeStep } from './take-step.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets'> & { user: User };

/**
 * An attorney approves a draft: its document, and the translation for the client, become the bytes that are read and
 * signed, and nothing renders them again. Throws `agreement_not_found`, `characters_missing` and a conflict.
 */
export async function approveAgreement(deps: Deps, id: string): Promise<void> {
  const { db, now, secrets, user } = deps;
  await db.transaction().execute(async (tx) => {
    const agreement = await requireAgreement(tx, id);
    await takeStep(tx, deps, {
      ...{ agreement, step: 'approve', actor: user.username },
      write: async () => {
        const content = await contentOf(tx, agreement);
        const terms = { ...agreement, ...readTerms(secrets, agreement), at: now() };
        const make = async (language: string) =>
          makeDocument(await makeBlocks(tx, content, { ...terms, language }), language);
        const document = await make(agreement.language);
        const translation = content.languages.includes(translatedTo(agreement) ?? '')
          ? await make(agreement.negotiatedLanguage)
          : null;
        const hashes = {
          documentHash: sha256(document),
          translationHash: translation && sha256(translation),
        };
        return {
          changes: {
            ...hashes,
            document: sealColumn(secrets, id, 'document', document),
            translation: translation && sealColumn(secrets, id, 'translation', translation),
            approvedAt: now(),
          },
          facts: { ...provenOf(agreement), ...hashes },
        };
      },
    });
  });
}

const translatedTo = ({ language, negotiatedLanguage }: StoredAgreement) =>
  negotiatedLanguage === language ? undefined : negotiatedLanguage;

/** The columns of an agreement that its chain proves from the approval on. */
export const provenOf = ({
  name,
  clientName,
  clientEmail,
  attorney,
  language,
  negotiatedLanguage,
  isTranslationOwed,
  templateId,
  templateNumber,
}: StoredAgreement) => ({
  ...{ name, clientName, clientEmail, attorney, language, negotiatedLanguage },
  ...{ isTranslationOwed, templateId, templateNumber },
});

/** Makes a draft of an approved agreement that has not been sent. Throws `agreement_not_found` and a conflict. */
export async function reopenAgreement(deps: Deps, id: string): Promise<void> {
  const { db, user } = deps;
  await db.transaction().execute(async (tx) => {
    const agreement = await requireAgreement(tx, id);
    await takeStep(tx, deps, {
      ...{ agreement, step: 'reopen', actor: user.username },
      write: async () => ({
        changes: {
          ...{ document: null, documentHash: null, translation: null, translationHash: null },
          approvedAt: null,
        },
      }),
    });
  });
}
