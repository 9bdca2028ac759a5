import type { Tx } from '../../../../db/client.ts';
import { inTransaction } from '../../../../db/in-transaction.ts';
import { logChange } from '../../../platform/audit/queries.ts';
import type { User } from '../../../platform/auth/user.ts';
import { editedMeanwhile } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { answerFindings } from '../../advertising/answer-findings.ts';
import type { AnsweredFindings } from '../../advertising/require-reason.ts';
import { advertisingTextsOf, currentTexts } from './find-mail-texts.ts';
import type { MailTextKind } from './kinds/rules.ts';
import {
  deleteMailTexts,
  insertMailTexts,
  lockMailTexts,
  type MailTextRow,
  updateMailTexts,
} from './queries.ts';
import type { MailTexts } from './rules.ts';
import type { SaveMailTextInput } from './schema.ts';

type Deps = Pick<Context, 'db'> & { user: User };

/**
 * Replaces the texts of a kind of mail; mails that are not written yet use the new texts. Throws
 * `advertising_findings`, and `edited_meanwhile` if the texts have been saved or restored since the caller read them.
 */
export function saveMailTexts(
  { db, user }: Deps,
  { kind, texts, updatedAt, advertisingReason }: SaveMailTextInput,
) {
  return inTransaction(db, async (tx) => {
    const before = await lockMailTexts(tx, kind);
    if (updatedAt !== undefined && updatedAt?.getTime() !== before?.updatedAt.getTime()) {
      throw stale();
    }
    const answered = await answerFindings(
      tx,
      advertisingTextsOf(kind, texts),
      advertisingTextsOf(kind, before?.texts),
      advertisingReason,
    );
    const after = before
      ? await updateMailTexts(tx, kind, texts)
      : await insertMailTexts(tx, kind, texts);
    if (!after) throw stale();
    await logTexts(tx, user, 'mail_text.update', { kind, before, texts, answered });
    return currentTexts(kind, after);
  });
}

/** Restores the original texts of a kind of mail. Does nothing if they have not been edited. */
export function restoreMailTexts({ db, user }: Deps, kind: MailTextKind) {
  return inTransaction(db, async (tx) => {
    const before = await lockMailTexts(tx, kind);
    if (!before) return;
    await deleteMailTexts(tx, kind);
    const { texts } = currentTexts(kind, undefined);
    await logTexts(tx, user, 'mail_text.restore', { kind, before, texts, answered: {} });
  });
}

const stale = () =>
  editedMeanwhile('Somebody else has saved the texts of this mail since you opened them.');

function logTexts(
  tx: Tx,
  user: User,
  action: string,
  change: {
    kind: MailTextKind;
    before: MailTextRow | undefined;
    texts: MailTexts;
    answered: AnsweredFindings;
  },
): Promise<void> {
  const { kind, before, texts, answered } = change;
  return logChange(tx, user.username, action, ['mail_texts', kind], {
    before: { kind, ...currentTexts(kind, before).texts },
    after: { kind, ...texts, ...answered },
  });
}
