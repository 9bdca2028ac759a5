import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';
import { listIdsAfter } from '../people/timeline/list-ids-queries.ts';

export const listRequestIds = (db: Db, afterId: string, limit: number) =>
  listIdsAfter(db.selectFrom('questionRequests'), afterId, limit);

export const listRequestRecords = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('questionRequests as request')
    .innerJoin('questionnaireVersions as version', 'version.id', 'request.versionId')
    .innerJoin('questionnaires as asked', 'asked.id', 'version.questionnaireId')
    .select([
      'request.id',
      'appointmentId',
      'firstName',
      'lastName',
      'email',
      'asked.title',
      'askedBy',
      'request.createdAt',
      'namesAt',
      'clearedAt',
      'clearedBy',
      'sentAt',
      'changedAt',
      'revokedAt',
    ])
    .where('request.id', '=', sql<string>`any(${ids})`)
    .execute();
