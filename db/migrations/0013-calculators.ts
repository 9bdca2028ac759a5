import { type Kysely, sql } from 'kysely';

/**
 * The calculator of a stored calculation and its version; both null for the first one, which had no name. The lower ends
 * of amounts that the firm states as ranges; null where the amount is one number.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table probate_calculations
      add column calculator_id text,
      add column calculator_version integer check (calculator_version > 0),
      add column attorney_fees_low numeric(12,2),
      add column executor_fees_low numeric(12,2),
      add column court_costs_low numeric(12,2),
      add column total_probate_low numeric(12,2),
      add check ((calculator_id is null) = (calculator_version is null))`.execute(db);
}
