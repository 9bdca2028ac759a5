import { type Kysely, sql } from 'kysely';

/**
 * The address of a host's own office, for firms with several. Null for the address of the firm, as in rows of the
 * release before, whose copies neither read nor change it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table hosts add column office_address text
      constraint hosts_office_address check (office_address <> '' and length(office_address) <= 200)`.execute(
    db,
  );
}
