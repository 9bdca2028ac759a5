import { createHash } from 'node:crypto';
import type { Db } from '../../../../db/client.ts';
import { getOfficeHours } from '../../firm/queries.ts';
import { datesCoveredBy } from '../../scheduling/closed-days/rules.ts';
import { listClosures } from '../../scheduling/time-off/queries.ts';
import { findAnswerSettings } from '../settings/queries.ts';
import type { OfficeTime } from './answer-due-at.ts';

/** The terms from which due times are computed. Terms with equal `fingerprint`s are equal. */
export type AnswerTerms = { promiseHours: number; office: OfficeTime; fingerprint: string };

/** The promise, the office hours and the closed days as they are now. */
export async function readAnswerTerms(db: Db): Promise<AnswerTerms> {
  const { promiseHours } = await findAnswerSettings(db);
  const { officeHours, zone } = await getOfficeHours(db);
  const hours = officeHours.map(({ dayOfWeek, opens, closes }) => ({ dayOfWeek, opens, closes }));
  const closures = await listClosures(db);
  const dates = closures.flatMap((closure) => datesCoveredBy(closure, zone));
  const closedDates = new Set(dates.sort());
  const facts = JSON.stringify({ promiseHours, zone, hours, closed: [...closedDates] });
  return {
    promiseHours,
    office: { zone, hours, closedDates },
    fingerprint: createHash('sha256').update(facts).digest('hex'),
  };
}
