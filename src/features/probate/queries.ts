import type { Db } from '../../../db/client.ts';

const COLUMNS = [
  'id',
  'estateValue',
  'realEstateValue',
  'attorneyFees',
  'executorFees',
  'courtCosts',
  'totalProbate',
  'trustCost',
  'savings',
  'userEmail',
  'createdAt',
] as const;

/** What a mail about a calculation needs and the documented calls do not return. */
const INTERNAL_COLUMNS = [
  'clientLanguage',
  'calculatorId',
  'calculatorVersion',
  'attorneyFeesLow',
  'executorFeesLow',
  'courtCostsLow',
  'totalProbateLow',
] as const;

/** Money in dollars; the database keeps two decimals and returns strings. */
export type NewCalculation = Record<
  'attorneyFees' | 'executorFees' | 'courtCosts' | 'totalProbate' | 'trustCost' | 'savings',
  number
> &
  Record<
    'attorneyFeesLow' | 'executorFeesLow' | 'courtCostsLow' | 'totalProbateLow',
    number | null
  > & {
    calculatorId: string;
    calculatorVersion: number;
    clientLanguage: string | null;
    id: string;
    estateValue: string;
    realEstateValue: string;
    userEmail: string | null;
    createdAt: Date;
  };

/** The insert of a calculation, for `insertWithEmails`. */
export const calculationInsertion = (db: Db, calculation: NewCalculation) =>
  db.insertInto('probateCalculations').values(calculation).returning(COLUMNS);

/** A calculation with the data for its mail. */
export function findCalculationForMail(db: Db, id: string) {
  return db
    .selectFrom('probateCalculations')
    .select([...COLUMNS, ...INTERNAL_COLUMNS])
    .where('id', '=', id)
    .executeTakeFirst();
}
