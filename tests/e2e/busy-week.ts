import type { Db } from '../../db/client.ts';
import { insertOffice } from '../../src/features/firm/testing/insert-office.ts';
import { insertHosts } from '../../src/features/scheduling/testing/parallel-hosts.ts';
import { atLocalTime } from '../../src/platform/time/zones/rules.ts';

const ZONE = 'America/Los_Angeles';

const ATTORNEYS = [
  ['Maren Castellane', 'main'],
  ['Theo Okonjo', 'main'],
  ['Ines Halloran', 'main'],
  ['Nguyễn Thị Ánh Dương', 'oceanside'],
  ['Noa Ben-Ari', 'oceanside'],
] as const;

const FREE_CALLS = [
  ['Nguyễn Hoàng Phương', 'Linh'],
  ['Dr. Hannelore', 'Venkataraman-Achterberg'],
  ['Oluwaseun', 'Adebayo-Fitzgerald'],
  ['Anneliese', 'Krüger'],
  ['Wren', 'Castellanos'],
] as const;

/** Date, time, client, number of the attorney, consultation type, practice area and status. */
type Line = readonly [string, string, readonly [string, string], number, string, string, string?];

const LINES: readonly Line[] = [
  ['2031-03-10', '09:00', ['Harriet', 'Vance'], 2, 'estate-planning', 'estate-planning'],
  ['2031-03-10', '10:30', ['Simone', 'Adeyemi'], 0, 'family-law', 'custody', 'confirmed'],
  ['2031-03-10', '11:30', ['Trần Quốc', 'Bảo'], 3, 'estate-planning', 'estate-planning'],
  ['2031-03-10', '13:00', ['דניאל', 'כהן־לוי'], 4, 'initial', 'trust-administration'],
  ['2031-03-10', '14:30', ['Leo', 'Marchetti'], 1, 'divorce', 'divorce', 'cancelled'],
  ['2031-03-11', '09:00', ['Ruth and Emil', 'Sandoval'], 2, 'initial', 'trust-administration'],
  ['2031-03-11', '10:30', ['Dana', 'Whitfield'], 0, 'initial', 'family-law', 'scheduled'],
  ['2031-03-11', '14:00', ['Joaquin', 'Pell'], 1, 'divorce', 'divorce', 'scheduled'],
  ['2031-03-11', '14:00', ['Phạm Thị Mỹ', 'Hạnh'], 3, 'family-law', 'family-law'],
  ...['10:00', '10:15', '10:30'].flatMap((time, round) =>
    FREE_CALLS.slice(0, round < 2 ? 5 : 2).map(
      ([first, last], place): Line => [
        '2031-03-12',
        time,
        [round === 0 ? first : `${first} ${round + 1}`, last],
        place,
        'follow-up',
        'family-law',
      ],
    ),
  ),
  ['2031-03-12', '15:00', ['Jorge Luis', 'Santamaría Villanueva'], 1, 'divorce', 'divorce'],
  ['2031-03-13', '09:30', ['Mireille', 'Fontaine-Delacroix'], 0, 'family-law', 'family-law'],
  ['2031-03-13', '16:00', ['Noor', 'Haddad'], 2, 'estate-planning', 'estate-planning', 'scheduled'],
  ['2031-03-14', '11:00', ['Corinne', 'Abello'], 4, 'family-law', 'custody'],
];

/** Five attorneys in two offices, and 25 appointments with them in the week of the clock of the tests. */
export async function insertBusyWeek(db: Db): Promise<void> {
  const hosts = await db.transaction().execute((tx) => insertHosts(tx, ATTORNEYS.length));
  await insertOffice(db, { hosts: [] });
  for (const [place, [name, officeKey]] of ATTORNEYS.entries()) {
    await db.updateTable('attorneys').set({ name }).where('slug', '=', `host-${place}`).execute();
    await db
      .updateTable('hosts')
      .set({ officeKey })
      .where('number', '=', hosts[place] ?? 0)
      .execute();
  }
  await db
    .insertInto('appointments')
    .values(
      LINES.map(([date, time, [firstName, lastName], host, type, area, status = 'confirmed']) => {
        const scheduledDate = atLocalTime(date, time, ZONE);
        const duration = type === 'follow-up' ? 15 : 30;
        return {
          firstName,
          lastName,
          email: `${firstName.length}.${time.slice(0, 2)}.${host}@example.com`,
          phone: '(619) 555-0167',
          consultationType: type,
          practiceArea: area,
          scheduledDate,
          endsAt: new Date(scheduledDate.getTime() + duration * 60_000),
          duration,
          hostNumber: hosts[host] ?? 0,
          status: status as never,
        };
      }),
    )
    .execute();
}
