import { sql } from 'kysely';
import type { Db } from '../../../db/client.ts';

type Places = {
  country: string;
  /** The regions of the active offices, that of the main office first. */
  regions: string[];
  zone: string;
  /** The names of the attorneys. */
  attorneys: string[];
};

/** What decides whose law applies to the firm, and who may confirm it. */
export async function findPlaces(db: Db): Promise<Places> {
  const { rows } = await sql<Places>`
    select country, zone,
      array(select name from attorneys where is_active order by position) as attorneys,
      array(
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
