import type { TestApp } from '../../../testing/test-app.ts';
import { insertHosts } from './parallel-hosts.ts';

/**
 * Hosts who offer every type, each with these practice areas, named Host 0 and so on; replaces those of the firm.
 * Returns their numbers.
 */
export async function insertAreaHosts(
  { deps: { db, content } }: TestApp,
  areas: readonly (readonly string[])[],
): Promise<number[]> {
  const numbers = await db.transaction().execute((tx) => insertHosts(tx, areas.length));
  for (const [place, practiceAreas] of areas.entries()) {
    await db
      .updateTable('attorneys')
      .set({ practiceAreas: [...practiceAreas] })
      .where('slug', '=', `host-${place}`)
      .execute();
  }
  await content.settle();
  return numbers;
}
