import type { Tx } from '../../client.ts';
import type { DemoAttorney } from './demo-attorney.ts';
import { inesHalloran } from './ines-halloran.ts';
import { marenCastellane } from './maren-castellane.ts';
import { theoOkonjo } from './theo-okonjo.ts';

const demoAttorneys: readonly DemoAttorney[] = [marenCastellane, theoOkonjo, inesHalloran];

/**
 * Fills in the pages of the demo firm's attorneys: what is looked up about them, and what they do in plain words. Both
 * go with the attorney when staff remove the demo content.
 */
export async function insertDemoAttorneys(tx: Tx): Promise<void> {
  for (const { slug, admissions, education, memberships, page } of demoAttorneys) {
    await tx
      .updateTable('attorneys')
      .set({
        admissions: JSON.stringify(admissions),
        education: [...education],
        memberships: [...memberships],
      })
      .where('slug', '=', slug)
      .execute();
    await tx
      .insertInto('pages')
      .values({
        path: `/attorneys/${slug}`,
        content: JSON.stringify(page),
        isPublished: true,
        isPreset: true,
      })
      .execute();
  }
}
