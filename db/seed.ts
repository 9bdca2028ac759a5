import { sql } from 'kysely';
import { insertSampleFirm } from '../src/features/firm/queries.ts';
import { addPrepared } from '../src/features/setup/prepared/add-prepared.ts';
import { DEFAULT_TEMPLATE } from '../src/features/themes/templates/professional-rules.ts';
import type { Translatable } from '../src/features/translations/translatable.ts';
import { COMPONENTS } from '../src/features/visibility/rules.ts';
import { addDays, addMinutes } from '../src/platform/time/date-math.ts';
import type { Db, Tx } from './client.ts';
import { demoArticles } from './demo/articles.ts';
import { insertDemoAttorneys } from './demo/attorneys/insert-demo-attorneys.ts';
import { demoFirm } from './demo/firm.ts';
import { insertDemoHosts } from './demo/insert-demo-hosts.ts';
import { demoTestimonials } from './demo/testimonials.ts';
import { placeholderFirm } from './placeholder-firm.ts';
import { PREPARED } from './prepared/every-language.ts';

// Key of the advisory lock; any constant that is the same in every instance.
const SEED_LOCK = 7_303_011;

/**
 * Fills a database that has no firm yet: with the demo content, all of it marked as a sample, or with the minimum that
 * the site needs. Instances that start together wait for one another, and only the first one seeds. Without
 * `demoHosts`, the demo firm takes consultations as a new installation does. Of `translatables`, what the product has
 * prepared in further languages is added: published for the demo firm, as drafts for others.
 */
export async function seedEmptyDatabase(
  db: Db,
  {
    now,
    demo,
    demoHosts = demo,
    translatables = [],
  }: {
    now: Date;
    demo: boolean;
    demoHosts?: boolean;
    translatables?: readonly Translatable[];
  },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(SEED_LOCK)})`.execute(tx);
    if (await tx.selectFrom('firmProfile').select('id').executeTakeFirst()) return;
    await insertSampleFirm(tx, demo ? demoFirm : placeholderFirm);
    await insertSiteDefaults(tx);
    if (demo) {
      await insertDemoAttorneys(tx);
      await insertDemoTestimonials(tx, now);
      await insertDemoArticles(tx, now);
    }
    if (demoHosts) await insertDemoHosts(tx);
    for (const language of PREPARED.keys()) {
      await addPrepared({ db: tx, translatables }, { language, isPublished: demo });
    }
  });
}

async function insertSiteDefaults(tx: Tx) {
  await tx
    .insertInto('componentVisibilitySettings')
    .values(
      COMPONENTS.map(({ key, name, description }) => ({
        componentKey: key,
        componentName: name,
        description,
      })),
    )
    .execute();
  await tx
    .insertInto('themeSettings')
    .values({
      name: DEFAULT_TEMPLATE.name,
      displayName: DEFAULT_TEMPLATE.displayName,
      description: DEFAULT_TEMPLATE.description,
      cssVariables: JSON.stringify(DEFAULT_TEMPLATE.cssVariables),
      isActive: true,
      isDefault: true,
    })
    .execute();
}

/** The demo rows are listed newest first, so the first one gets the latest timestamp. */
function insertDemoTestimonials(tx: Tx, now: Date) {
  const rows = demoTestimonials.map((testimonial, index) => ({
    ...testimonial,
    isSample: true,
    createdAt: addMinutes(now, -index),
  }));
  return tx.insertInto('testimonials').values(rows).execute();
}

function insertDemoArticles(tx: Tx, now: Date) {
  const rows = demoArticles.map(({ publishedDaysAgo, ...article }) => {
    const publishedAt = addDays(now, -publishedDaysAgo);
    return {
      ...article,
      isPublished: true,
      publishedAt,
      firstPublishedAt: publishedAt,
      createdAt: publishedAt,
      isSample: true,
    };
  });
  return tx.insertInto('blogPosts').values(rows).execute();
}
