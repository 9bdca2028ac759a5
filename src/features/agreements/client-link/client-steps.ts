import type { Tx } from '../../../../db/client.ts';
import * as errors from '../../../../messages/en/errors.ts';
import { messagesIn } from '../../../../messages/messages.ts';
import { DomainError } from '../../../platform/errors/errors.ts';
import { addDays } from '../../../platform/time/date-math.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { enqueueEmails } from '../../email/enqueue-queries.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import { listEvents, type StoredAgreement } from '../queries.ts';
import { LINK_DAYS_AFTER_SIGNING } from '../rules.ts';
import { openFacts } from '../sealed.ts';
import type { Step } from '../step-rules.ts';
import { requireAgreement, type StepWrites, THE_CLIENT, takeStep } from '../take-step.ts';
import { getLinkedId } from './get-linked.ts';
import type { SignInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now' | 'secrets' | 'language'>;

/** What the client is told, in the catalogue, when a step is no longer possible. */
const REFUSALS: Readonly<Record<string, string>> = {
  agreement_over: errors.agreementOver,
  agreement_translation_not_taken: errors.agreementTranslationFirst,
  agreement_wrong_state: errors.agreementMoved,
};

async function asClient(
  deps: Deps,
  token: string,
  step: Step,
  write: (tx: Tx, agreement: StoredAgreement) => Promise<StepWrites>,
  isDone: (tx: Tx, agreement: StoredAgreement) => boolean | Promise<boolean>,
): Promise<void> {
  await deps.db.transaction().execute(async (tx) => {
    const id = await getLinkedId(tx, { token, now: deps.now() });
    const agreement = await requireAgreement(tx, id);
    if (await isDone(tx, agreement)) return;
    try {
      await takeStep(tx, deps, {
        ...{ agreement, step, actor: THE_CLIENT },
        write: () => write(tx, agreement),
      });
    } catch (error) {
      if (!(error instanceof DomainError) || error.kind !== 'conflict') throw error;
      const message = REFUSALS[error.reason] ?? errors.agreementMoved;
      throw new DomainError('conflict', error.reason, message);
    }
  });
}

const hashesOf = ({ documentHash, translationHash }: StoredAgreement) => ({
  documentHash,
  translationHash,
});

/** The client confirms that they have the translation. Idempotent. Throws `link_not_found` and a conflict. */
export const takeTranslation = (deps: Deps, token: string): Promise<void> =>
  asClient(
    deps,
    token,
    'take_translation',
    async (_tx, agreement) => ({
      changes: { translationTakenAt: deps.now() },
      facts: {
        ...hashesOf(agreement),
        confirmed: messagesIn(deps.language).agreement.takeTranslation,
      },
    }),
    (_tx, { translationTakenAt }) => translationTakenAt !== null,
  );

/** The client confirms that they have read the agreement. Idempotent. Throws `link_not_found` and a conflict. */
export const confirmReading = (deps: Deps, token: string): Promise<void> =>
  asClient(
    deps,
    token,
    'confirm_reading',
    async (_tx, agreement) => ({
      changes: { readAt: deps.now() },
      facts: { ...hashesOf(agreement), confirmed: messagesIn(deps.language).agreement.haveRead },
    }),
    (_tx, { readAt }) => readAt !== null,
  );

/**
 * The client signs. Repeated, as by a second press on a slow line, the same signature changes nothing; of two different
 * ones that race, the first counts, and the second is a conflict. Throws `link_not_found` and a conflict.
 */
export const signAgreement = (
  deps: Deps,
  { token, name, drawn = null }: SignInput,
): Promise<void> =>
  asClient(
    deps,
    token,
    'sign',
    async (tx, agreement) => {
      const { agreement: words } = messagesIn(deps.language);
      const firm = await getFirmProfile(tx);
      await enqueueEmails(tx, [
        {
          ...{ kind: 'agreement_signed', toEmail: firm.email, toName: firm.name },
          ...{ payload: { id: agreement.id }, dedupeKey: `agreement_signed:${agreement.id}` },
        },
      ]);
      return {
        changes: {
          signedAt: deps.now(),
          linkExpiresAt: addDays(deps.now(), LINK_DAYS_AFTER_SIGNING),
        },
        facts: {
          ...hashesOf(agreement),
          ...{ name, drawn, consent: words.consent, language: deps.language },
        },
      };
    },
    async (tx, agreement) => {
      if (agreement.signedAt === null) return false;
      const signing = (await listEvents(tx, agreement.id)).find(({ kind }) => kind === 'sign');
      const signed = signing && JSON.parse(openFacts(deps.secrets, signing));
      return signed?.name === name && signed.drawn === drawn;
    },
  );
