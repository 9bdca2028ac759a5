import type { Db } from '../../../db/client.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { findCheck } from '../conflicts/check-queries.ts';
import type { StoredAgreement } from './queries.ts';
import type { AgreementFacts } from './step-rules.ts';
import { findVersion } from './templates/queries.ts';

/** What decides which steps are allowed with an agreement now. */
export async function findFacts(
  db: Db,
  { now }: Pick<Context, 'now'>,
  agreement: StoredAgreement,
): Promise<AgreementFacts> {
  const { state, expiresAt } = agreement;
  return {
    state,
    isCleared: await isCleared(db, agreement),
    hasAddress: agreement.clientEmail !== '',
    isTranslationOwed: agreement.isTranslationOwed,
    hasTranslation: await hasTranslation(db, agreement),
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
async function hasTranslation(db: Db, agreement: StoredAgreement): Promise<boolean> {
  const { state, language, negotiatedLanguage, templateId, templateNumber } = agreement;
  if (negotiatedLanguage === language) return false;
  if (state !== 'draft') return agreement.translationHash !== null;
  const version = await findVersion(db, templateId, templateNumber);
  return version?.content.languages.includes(negotiatedLanguage) ?? false;
}
