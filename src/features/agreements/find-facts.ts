import type { Db } from '../../../db/client.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findCheck } from '../conflicts/check-queries.ts';
import type { StoredAgreement } from './queries.ts';
import type { AgreementFacts } from './step-rules.ts';
import { readTerms } from './stored-terms.ts';
import { findVersion } from './templates/queries.ts';
import { findUnfinished } from './unfinished.ts';

/** What decides which steps are allowed with an agreement now. */
export async function findFacts(
  db: Db,
  { now, secrets }: Pick<Context, 'now' | 'secrets'>,
  agreement: StoredAgreement,
): Promise<AgreementFacts> {
  const { state, expiresAt } = agreement;
  const version = await findVersion(db, agreement.templateId, agreement.templateNumber);
  const { language, negotiatedLanguage } = agreement;
  return {
    state,
    isCleared: await isCleared(db, agreement),
    hasAddress: agreement.clientEmail !== '',
    unfinished: version
      ? findUnfinished(version.content, {
          languages: [language, negotiatedLanguage],
          ...readTerms(secrets, agreement),
        })
      : [],
    isTranslationOwed: agreement.isTranslationOwed,
    hasTranslation: hasTranslation(agreement, version?.content.languages ?? []),
    isTranslationTaken: agreement.translationTakenAt !== null,
    isOver: expiresAt !== null && expiresAt <= now(),
  };
}

/** Whether staff have cleared the conflict check of the record from which the agreement was prepared. */
async function isCleared(
  db: Db,
  { messageId, appointmentId }: Pick<StoredAgreement, 'messageId' | 'appointmentId'>,
): Promise<boolean> {
  const ref = messageId
    ? { kind: 'message' as const, id: messageId }
    : appointmentId && { kind: 'appointment' as const, id: appointmentId };
  if (!ref) return false;
  return (await findCheck(db, ref))?.state === 'cleared';
}

/** Of a draft, whether its template has a text in the language of the negotiation. */
function hasTranslation(agreement: StoredAgreement, written: readonly string[]): boolean {
  const { state, language, negotiatedLanguage } = agreement;
  if (negotiatedLanguage === language) return false;
  return state === 'draft'
    ? written.includes(negotiatedLanguage)
    : agreement.translationHash !== null;
}
