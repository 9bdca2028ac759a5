import { sql } from 'kysely';
import type { Db } from '../../../../db/client.ts';
import { FIRM_HOST } from '../../scheduling/rules.ts';

const people = (db: Db) =>
  db
    .selectFrom('hosts')
    .innerJoin('attorneys', 'attorneys.id', 'hosts.attorneyId')

    .select([
      'hosts.number',
      'attorneys.name',
      sql<boolean>`(hosts.is_active and attorneys.is_active)`.as('isActive'),
    ])
    .where('hosts.number', '<>', FIRM_HOST);

/** The hosts other than the firm, including inactive ones, in the order of the profile. */
export function listPeople(db: Db) {
  return people(db).orderBy('attorneys.position').orderBy('hosts.number').execute();
}

export function findPerson(db: Db, hostNumber: number) {
  return people(db).where('hosts.number', '=', hostNumber).executeTakeFirst();
}
