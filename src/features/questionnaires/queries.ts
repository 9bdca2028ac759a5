import { type Insertable, sql } from 'kysely';
import type { Db, Tx } from '../../../db/client.ts';
import type { Questionnaires } from '../../../db/schema.gen.ts';
import type { QuestionnaireDocument } from './rules.ts';

const COLUMNS = [
  'questionnaires.id',
  'questionnaires.title',
  'publishedVersionId',
  'consultationTypes',
  'practiceAreas',
  'sendsAfterBooking',
  'opensWithoutMatch',
  'isArchived',
  'questionnaires.updatedAt',
] as const;

const DRAFT = sql<QuestionnaireDocument>`draft`.as('draft');

const questionnaires = (db: Db) =>
  db
    .selectFrom('questionnaires')
    .leftJoin('questionnaireVersions as version', 'version.id', 'publishedVersionId')
    .select([...COLUMNS, DRAFT])
    .select(['version.number as publishedNumber', 'version.publishedAt']);

/** All questionnaires, archived ones last. */
export const listQuestionnaires = (db: Db) =>
  questionnaires(db)
    .orderBy('isArchived')
    .orderBy('questionnaires.title')
    .orderBy('questionnaires.id')
    .execute();

export const findQuestionnaire = (db: Db, id: string) =>
  questionnaires(db).where('questionnaires.id', '=', id).executeTakeFirst();

/** What the questionnaires that are sent now ask, by title. */
export const listPublishedDocuments = (db: Db) =>
  db
    .selectFrom('questionnaires')
    .innerJoin('questionnaireVersions as version', 'version.id', 'publishedVersionId')
    .select(sql<QuestionnaireDocument>`version.document`.as('document'))
    .where('isArchived', '=', false)
    .orderBy('questionnaires.title')
    .orderBy('questionnaires.id')
    .execute();

/** Locks a questionnaire until the transaction ends. */
export const lockQuestionnaire = (tx: Tx, id: string) =>
  tx
    .selectFrom('questionnaires')
    .select([...COLUMNS, DRAFT])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

type Fields = Pick<
  Insertable<Questionnaires>,
  'title' | 'consultationTypes' | 'practiceAreas' | 'sendsAfterBooking' | 'opensWithoutMatch'
> & { draft: QuestionnaireDocument };

const stored = ({ draft, ...fields }: Fields) => ({ ...fields, draft: JSON.stringify(draft) });

export async function insertQuestionnaire(tx: Tx, fields: Fields): Promise<string> {
  const { id } = await tx
    .insertInto('questionnaires')
    .values(stored(fields))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updateQuestionnaire(tx: Tx, id: string, fields: Fields): Promise<void> {
  await tx.updateTable('questionnaires').set(stored(fields)).where('id', '=', id).execute();
}

export async function setArchived(tx: Tx, id: string, isArchived: boolean): Promise<void> {
  await tx.updateTable('questionnaires').set({ isArchived }).where('id', '=', id).execute();
}

/** Adds the next version and makes it the one that is sent. Needs the lock of the questionnaire. */
export async function insertVersion(
  tx: Tx,
  {
    questionnaireId,
    document,
    ...version
  }: {
    questionnaireId: string;
    document: QuestionnaireDocument;
    publishedBy: string;
    publishedAt: Date;
  },
): Promise<number> {
  const { id, number } = await tx
    .insertInto('questionnaireVersions')
    .values(({ selectFrom, fn, lit }) => ({
      ...version,
      questionnaireId,
      document: JSON.stringify(document),
      number: selectFrom('questionnaireVersions')
        .select(({ eb }) => eb(fn.coalesce(fn.max('number'), lit(0)), '+', lit(1)).as('next'))
        .where('questionnaireId', '=', questionnaireId),
    }))
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('questionnaires')
    .set({ publishedVersionId: id })
    .where('id', '=', questionnaireId)
    .execute();
  return number;
}
