import type { Context } from '../../platform/trpc/context.ts';
import { getPerson } from '../people/get-person.ts';
import { listAgreementsAbout } from './queries.ts';
import { listRecordsOf } from './record-queries.ts';

/** The agreements with a person, newest first. Throws `person_not_found`. */
export async function listAgreementsOfPerson({ db }: Pick<Context, 'db'>, personId: string) {
  await getPerson({ db }, personId);
  const records = await listRecordsOf(db, personId);
  const idsOf = (kind: 'message' | 'appointment') =>
    records.flatMap((record) => (record.kind === kind ? record.recordId : []));
  return listAgreementsAbout(db, {
    messageIds: idsOf('message'),
    appointmentIds: idsOf('appointment'),
  });
}
