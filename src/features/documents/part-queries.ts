import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { scoped, unscoped } from '../../../db/row-scope.ts';
import { SEAL_BYTES } from './sealed-parts.ts';

type Part = { documentId: string; number: number };

/**
 * Stores the next part of an upload. Returns false if it is not the next one any more: of two uploads of one document,
 * one stores a part, and the other continues after it.
 */
export async function insertPart(
  db: Db,
  { documentId, number, bytes }: Part & { bytes: Buffer },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into document_parts (document_id, number, bytes)
    select ${documentId}, ${number}::integer, ${bytes}
    where (select count(*) from ${unscoped('document_parts')} where document_id = ${documentId}) = ${number}::integer
      and exists (select from ${unscoped('documents')} where id = ${documentId} and state = 'uploading')
    on conflict do nothing`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

/** The sealed bytes of a part. */
export async function findPart(db: Db, { documentId, number }: Part): Promise<Buffer | undefined> {
  const part = await db
    .selectFrom('documentParts')
    .select('bytes')
    .where('documentId', '=', documentId)
    .where('number', '=', number)
    .executeTakeFirst();
  return part?.bytes;
}

/** How many bytes of each document have been stored; documents without parts are missing. */
export async function countStoredBytes(
  db: Db,
  documentIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ documentId: string; bytes: string }>`
    select document_id, sum(octet_length(bytes) - ${sql.lit(SEAL_BYTES)}) as bytes
    from ${scoped('document_parts', 'part')}
    where document_id = any(${documentIds}::text[]) group by document_id`.execute(db);
  return new Map(rows.map(({ documentId, bytes }) => [documentId, Number(bytes)]));
}

export async function deleteParts(db: Db, documentId: string): Promise<void> {
  await db.deleteFrom('documentParts').where('documentId', '=', documentId).execute();
}
