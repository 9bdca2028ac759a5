import type { Db, Tx } from '../../db/client.ts';

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

/** Money in dollars; the database keeps two decimals and answers text. */
export type NewCalculation = Record<
  'attorneyFees' | 'executorFees' | 'courtCosts' | 'totalProbate' | 'trustCost' | 'savings',
  number
> & { estateValue: string; realEstateValue: string; userEmail: string | null; createdAt: Date };

export function insertCalculation(tx: Tx, calculation: NewCalculation) {
  return tx
    .insertInto('probateCalculations')
    .values(calculation)
    .returning(COLUMNS)
    .executeTakeFirstOrThrow();
}

/** A calculation with what its mail says. */
export function findCalculationForMail(db: Db, id: string) {
  return db
    .selectFrom('probateCalculations')
    .select(COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
}
