import type { Tx } from '../../../../db/client.ts';

/**
 * Replaces the firm's attorneys and the hosts of every type by `count` new attorneys who are hosts; returns their
 * numbers.
 */
export async function insertHosts(
  tx: Tx,
  count: number,
  host: { maxPerDay?: number } = {},
): Promise<number[]> {
  const attorneys = Array.from({ length: count }, (_, place) => ({
    slug: `host-${place}`,
    name: `Host ${place}`,
    role: 'Attorney',
    practiceAreas: ['family-law'],
    languages: ['English'],
    statement: 'Listens.',
    photo: null,
  }));
  await tx
    .updateTable('firmProfile')
    .set({ attorneys: JSON.stringify(attorneys) })
    .execute();
  await tx.deleteFrom('consultationTypeHosts').execute();
  await tx.deleteFrom('weeklyHours').where('hostNumber', '<>', 1).execute();
  const rows = await tx
    .insertInto('hosts')
    .columns(['attorneyId', 'maxPerDay'])
    .expression((eb) =>
      eb
        .selectFrom('attorneys')
        .where('isActive', '=', true)
        .select(['id', (each) => each.val(host.maxPerDay ?? null).as('maxPerDay')])
        .orderBy('position'),
    )
    .returning('number')
    .execute();
  const numbers = rows.map(({ number }) => number).sort((a, b) => a - b);
  const hours = await tx
    .selectFrom('weeklyHours')
    .select(['weekday', 'firstStart', 'lastStart', 'stepMinutes'])
    .where('hostNumber', '=', 1)
    .execute();
  await tx
    .insertInto('weeklyHours')
    .values(numbers.flatMap((hostNumber) => hours.map((window) => ({ ...window, hostNumber }))))
    .execute();
  const types = await tx.selectFrom('consultationTypes').select('key').execute();
  await tx
    .insertInto('consultationTypeHosts')
    .values(numbers.flatMap((hostNumber) => types.map(({ key }) => ({ typeKey: key, hostNumber }))))
    .execute();
  return numbers;
}
