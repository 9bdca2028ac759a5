import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/client.ts';
import type { TemplateContent } from '../content-schema.ts';

type Content = { content: TemplateContent };

const COLUMNS = ['id', 'name', 'content', 'publishedNumber', 'isArchived', 'updatedAt'] as const;

const templates = (db: Db) =>
  db.selectFrom('agreementTemplates').select(COLUMNS).$narrowType<Content>();

/** All templates by name, with the content of the version that was published last. */
export function listTemplates(db: Db) {
  return db
    .selectFrom('agreementTemplates as template')
    .leftJoin('agreementTemplateVersions as version', (join) =>
      join
        .onRef('version.templateId', '=', 'template.id')
        .onRef('version.number', '=', 'template.publishedNumber'),
    )
    .select([
      'template.id',
      'template.name',
      'template.content',
      'template.publishedNumber',
      'template.isArchived',
      'template.updatedAt',
      'version.publishedBy',
      'version.publishedAt',
    ])
    .select(
      sql<boolean>`template.content is distinct from version.content or template.name is distinct from version.name`.as(
        'hasChanges',
      ),
    )
    .orderBy(sql`lower(template.name)`)
    .$narrowType<Content>()
    .execute();
}

export function lockTemplate(tx: Tx, id: string) {
  return templates(tx).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** The id of the new template; undefined if another one has this name. */
export async function insertTemplate(
  tx: Tx,
  { name, content }: Content & { name: string },
): Promise<string | undefined> {
  const row = await tx
    .insertInto('agreementTemplates')
    .values({ name, content: JSON.stringify(content) })
    .onConflict((conflict) => conflict.expression(sql`lower(name)`).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function isNameTaken(tx: Tx, { id, name }: { id: string; name: string }) {
  const other = await tx
    .selectFrom('agreementTemplates')
    .select('id')
    .where(sql`lower(name)`, '=', sql`lower(${name})`)
    .where('id', '<>', id)
    .executeTakeFirst();
  return other !== undefined;
}

export async function updateTemplate(
  tx: Tx,
  id: string,
  {
    content,
    ...changes
  }: Partial<
    Content & {
      name: string;
      publishedNumber: number;
      isArchived: boolean;
    }
  >,
): Promise<void> {
  await tx
    .updateTable('agreementTemplates')
    .set({
      ...changes,
      ...(content && { content: JSON.stringify(content) }),
      updatedAt: sql`clock_timestamp()`,
    })
    .where('id', '=', id)
    .execute();
}

export async function deleteTemplateRow(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('agreementTemplates').where('id', '=', id).execute();
}

export async function insertVersion(
  tx: Tx,
  version: Content & {
    templateId: string;
    number: number;
    name: string;
    publishedBy: string;
    publishedAt: Date;
  },
): Promise<void> {
  await tx
    .insertInto('agreementTemplateVersions')
    .values({ ...version, content: JSON.stringify(version.content) })
    .execute();
}

/** A published version of a template. */
export function findVersion(db: Db, templateId: string, number: number) {
  return db
    .selectFrom('agreementTemplateVersions')
    .select(['templateId', 'number', 'name', 'content'])
    .where('templateId', '=', templateId)
    .where('number', '=', number)
    .$narrowType<Content>()
    .executeTakeFirst();
}

/** The version of each template that agreements are prepared from, by name. */
export function listUsableVersions(db: Db) {
  return db
    .selectFrom('agreementTemplates as template')
    .innerJoin('agreementTemplateVersions as version', (join) =>
      join
        .onRef('version.templateId', '=', 'template.id')
        .onRef('version.number', '=', 'template.publishedNumber'),
    )
    .select(['template.id', 'version.name', 'version.number', 'version.content'])
    .where('template.isArchived', '=', false)
    .orderBy(sql`lower(version.name)`)
    .$narrowType<Content>()
    .execute();
}
