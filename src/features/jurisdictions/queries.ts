import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

/** The country of the firm and the regions of its active offices, that of the main office first. */
export async function findPlaces(db: Db): Promise<{ country: string; regions: string[] }> {
  const { rows } = await sql<{ country: string; regions: string[] }>`
    select country, array(
      select region from (
        select firm.region, 0 as place
        union all select offices.region, position from offices
          where is_active and offices.region is not null
      ) as every_office order by place) as regions
    from firm_profile as firm`.execute(db);
  const [places] = rows;
  if (!places) throw new Error('There is no firm profile');
  return places;
}
