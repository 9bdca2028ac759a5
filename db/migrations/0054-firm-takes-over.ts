import { type Kysely, sql } from 'kysely';

/**
 * When the last attorney who takes consultations leaves the profile, the firm as a whole takes them again. Otherwise a
 * firm that replaces the sample attorneys by its own would offer no times until it makes them hosts. A firm that staff
 * have deactivated stays so while an attorney takes consultations.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function let_firm_take_over() returns trigger language plpgsql as $$
    begin
      update hosts set is_active = true
        where number = 1 and not is_active
          and exists (select from hosts as left_host
            where left_host.attorney_id = new.id and left_host.is_active)
          and not exists (select from hosts as other
            join attorneys on attorneys.id = other.attorney_id
            where other.is_active and attorneys.is_active);
      return null;
    end $$`.execute(db);
  await sql`
    create trigger let_firm_take_over after update of is_active on attorneys
      for each row when (old.is_active and not new.is_active)
      execute function let_firm_take_over()`.execute(db);
}
