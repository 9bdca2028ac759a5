import { inTransaction } from '../../../db/in-transaction.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { DomainError, invalidField, requireUnedited } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { noSuchQuestionnaire } from './no-such-questionnaire.ts';
import { blankQuestionnaire } from './presets/blank.ts';
import { PRESETS } from './presets/presets.ts';
import {
  findQuestionnaire,
  insertQuestionnaire,
  insertVersion,
  listPublishedDocuments,
  listQuestionnaires,
  lockQuestionnaire,
  setArchived,
  updateQuestionnaire,
} from './queries.ts';
import type { QuestionnaireDocument } from './rules.ts';
import type { UpdateQuestionnaireInput } from './schema.ts';

type Deps = Pick<Context, 'db' | 'now'> & { user: User };

/** All questionnaires, archived ones last. */
export async function listAll({ db }: Pick<Context, 'db'>) {
  const all = await listQuestionnaires(db);
  return all.map(({ draft, ...questionnaire }) => ({
    ...questionnaire,
    questions: draft.sections.reduce((sum, { questions }) => sum + questions.length, 0),
  }));
}

/** Throws `questionnaire_not_found`. */
export async function getQuestionnaire({ db }: Pick<Context, 'db'>, id: string) {
  const questionnaire = await findQuestionnaire(db, id);
  if (!questionnaire) throw noSuchQuestionnaire();
  return questionnaire;
}

/** The questions, other than those for files, whose answers can be used elsewhere by their keys: each key of the published questionnaires once. */
export async function listQuestionKeys({ db }: Pick<Context, 'db'>) {
  const documents = await listPublishedDocuments(db);
  const questions = documents
    .flatMap(({ document }) => document.sections.flatMap((section) => section.questions))
    .filter(({ type }) => type !== 'file');
  return [...new Map(questions.map(({ key, title }) => [key, title.en]))].map(([key, title]) => ({
    key,
    title,
  }));
}

/** The questionnaires to begin with. */
export const listPresets = () =>
  Object.entries(PRESETS).flatMap(([key, preset]) =>
    preset ? [{ key, title: preset.title.en }] : [],
  );

/** Adds a questionnaire with the texts of a preset, or with one question. It is not sent until it is published. */
export function createQuestionnaire(
  { db, user }: Deps,
  { preset }: { preset?: string | null | undefined },
) {
  const draft = preset ? PRESETS[preset] : blankQuestionnaire;
  if (!draft) throw invalidField('preset', 'Choose one of the presets');
  const title = draft.title.en;
  return inTransaction(db, async (tx) => {
    const id = await insertQuestionnaire(tx, {
      ...{ title, draft },
      ...{
        consultationTypes: [],
        practiceAreas: [],
        sendsAfterBooking: false,
        opensWithoutMatch: false,
      },
    });
    await logChange(tx, user.username, 'questionnaire.create', ['questionnaires', id], {
      after: { title },
    });
    return getQuestionnaire({ db: tx }, id);
  });
}

/**
 * Changes the draft of a questionnaire, and when it is sent. What clients are asked stays until it is published. Throws
 * `questionnaire_not_found` and `edited_meanwhile`.
 */
export function updateDraft(
  { db, user }: Deps,
  { id, updatedAt, ...fields }: UpdateQuestionnaireInput,
) {
  return inTransaction(db, async (tx) => {
    const before = await lockQuestionnaire(tx, id);
    if (!before) throw noSuchQuestionnaire();
    requireUnedited(before, updatedAt, 'this questionnaire');
    await updateQuestionnaire(tx, id, fields);
    await logChange(tx, user.username, 'questionnaire.update', ['questionnaires', id], {
      before: stateOf(before),
      after: stateOf(fields),
    });
    return getQuestionnaire({ db: tx }, id);
  });
}

/**
 * Makes the draft the version that is sent from now on. Questions that were sent before keep their version. Throws
 * `questionnaire_not_found`, `questionnaire_archived` and `edited_meanwhile`.
 */
export function publishQuestionnaire(
  { db, now, user }: Deps,
  { id, updatedAt }: { id: string; updatedAt: Date },
) {
  return inTransaction(db, async (tx) => {
    const before = await lockQuestionnaire(tx, id);
    if (!before) throw noSuchQuestionnaire();
    requireUnedited(before, updatedAt, 'this questionnaire');
    if (before.isArchived)
      throw new DomainError(
        'conflict',
        'questionnaire_archived',
        'Restore this questionnaire first.',
      );
    const number = await insertVersion(tx, {
      ...{ questionnaireId: id, document: before.draft },
      ...{ publishedBy: user.username, publishedAt: now() },
    });
    await logChange(tx, user.username, 'questionnaire.publish', ['questionnaires', id], {
      after: { title: before.title, version: number },
    });
    return getQuestionnaire({ db: tx }, id);
  });
}

/** An archived questionnaire is not sent any more. Idempotent. Throws `questionnaire_not_found`. */
export function archiveQuestionnaire(
  { db, user }: Deps,
  { id, isArchived }: { id: string; isArchived: boolean },
) {
  return inTransaction(db, async (tx) => {
    const before = await lockQuestionnaire(tx, id);
    if (!before) throw noSuchQuestionnaire();
    if (before.isArchived !== isArchived) {
      await setArchived(tx, id, isArchived);
      await logChange(tx, user.username, 'questionnaire.archive', ['questionnaires', id], {
        before: { isArchived: before.isArchived },
        after: { isArchived },
      });
    }
    return getQuestionnaire({ db: tx }, id);
  });
}

type Draft = Omit<UpdateQuestionnaireInput, 'id' | 'updatedAt' | 'draft'> & {
  draft: QuestionnaireDocument;
};

const stateOf = (draft: Draft) => {
  const { title, consultationTypes, practiceAreas, sendsAfterBooking, opensWithoutMatch } = draft;
  return {
    title,
    consultationTypes,
    practiceAreas,
    sendsAfterBooking,
    opensWithoutMatch,
    draft: draft.draft,
  };
};
