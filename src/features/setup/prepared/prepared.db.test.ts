import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateToLatest } from '../../../../db/migrate.ts';
import { seedEmptyDatabase } from '../../../../db/seed.ts';
import { TRANSLATABLES } from '../../../app/features.ts';
import { listPublishedLanguages } from '../../../platform/languages/published-queries.ts';
import { createEmptyDatabase, createTestDatabase } from '../../../testing/test-database.ts';
import { listTranslations } from '../../translations/queries.ts';
import { listStates } from '../../translations/read-translation.ts';
import { byPlace, textsOf } from '../../translations/text-rules.ts';
import { listSources } from '../../translations/unconfirmed-queries.ts';
import { saveAreas } from '../areas/save-areas.ts';
import { addPrepared } from './add-prepared.ts';
import { addPreparedTexts } from './add-prepared-texts.ts';

type Database = Awaited<ReturnType<typeof createTestDatabase>>;
const user = { username: 'admin' } as Parameters<typeof addPreparedTexts>[0]['user'];
const translatables = TRANSLATABLES;

const disposals: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const dispose of disposals) await dispose();
});

async function seeded(demo: boolean): Promise<Database> {
  const database = await createEmptyDatabase();
  disposals.push(database.dispose);
  await migrateToLatest(database.db as never);
  await seedEmptyDatabase(database.db, { now: new Date(), demo, translatables });
  return database;
}

async function installed(): Promise<Database> {
  const database = await createTestDatabase();
  disposals.push(database.dispose);
  return database;
}

/** The originals that are not in Spanish, or say something else than what their translation was made from. */
async function missingIn({ db }: Database): Promise<string[]> {
  const rows = await listSources(db, 'es');
  const missing: string[] = [];
  for (const { entity, textKeys, list } of translatables) {
    for (const { key, name, content } of await list(db)) {
      const texts = byPlace(textsOf(content, textKeys));
      const row = rows.find((each) => each.entity === entity && each.key === key);
      if (Object.keys(texts).length === 0) continue;
      if (JSON.stringify(texts) !== JSON.stringify(sorted(row?.source, texts))) {
        missing.push(`${entity}: ${name}`);
      }
    }
  }
  return missing;
}

/** Postgres stores the places in another order. */
const sorted = (source: unknown, like: object) =>
  source === undefined || Object.keys(source as object).length !== Object.keys(like).length
    ? undefined
    : Object.fromEntries(
        Object.keys(like).map((place) => [place, (source as Record<string, string>)[place]]),
      );

const translationsOf = async ({ db }: Database) => {
  const [rows, sources] = [await listTranslations(db, 'es'), await listSources(db, 'es')];
  return rows.map((row) => ({
    ...row,
    savedBy: sources.find(({ entity, key }) => entity === row.entity && key === row.key)?.savedBy,
  }));
};

const pageIn = async (database: Database, path: string) => {
  const { id } = await database.db
    .selectFrom('pages')
    .select('id')
    .where('path', '=', path)
    .executeTakeFirstOrThrow();
  return (await translationsOf(database)).find((row) => row.entity === 'pages' && row.key === id);
};

describe('the demo firm', () => {
  let demo: Database;
  beforeAll(async () => {
    demo = await seeded(true);
  });

  it('says everything in Spanish, made from what it says in English', async () => {
    expect(await missingIn(demo)).toEqual([]);
    const rows = await translationsOf(demo);
    expect(rows.length).toBeGreaterThan(40);
    for (const row of rows) expect(row).toMatchObject({ isPublished: true, savedBy: null });
    expect(await listPublishedLanguages(demo.db)).toEqual(['en']);
  });

  it('has Spanish addresses for its pages and articles, which are as complete as the originals', async () => {
    const rows = await translationsOf(demo);
    const paths = rows.map(({ path }) => path).filter((path) => path !== null);
    expect(paths).toEqual(
      expect.arrayContaining([
        ...['/areas-de-practica/derecho-de-familia', '/quienes-somos', '/privacidad'],
        '/blog/fideicomiso-en-vida-o-testamento',
      ]),
    );
    for (const { entity, textKeys, schema, list } of translatables) {
      for (const original of await list(demo.db)) {
        const row = rows.find((each) => each.entity === entity && each.key === original.key);
        if (!row) continue;
        expect(schema.safeParse(row.content).success).toBe(true);
        const places = (content: unknown) => textsOf(content, textKeys).map(({ path }) => path);
        expect(places(row.content).toSorted()).toEqual(places(original.content).toSorted());
      }
    }
  });
});

it('a new firm has drafts of what is installed', async () => {
  const database = await seeded(false);
  expect(await missingIn(database)).toEqual([]);
  for (const row of await translationsOf(database)) {
    expect(row).toMatchObject({ isPublished: false, savedBy: null });
  }
});

describe('a site that stands', () => {
  let database: Database;
  beforeAll(async () => {
    database = await installed();
  });
  const add = () => addPreparedTexts({ db: database.db, user, translatables }, 'es');

  it('has nothing until staff ask for it, and then what still says what the product wrote', async () => {
    expect(await translationsOf(database)).toEqual([]);
    await database.db
      .updateTable('pages')
      .set({ content: JSON.stringify({ ...(await contentOf('/about')), lead: 'Our own words.' }) })
      .where('path', '=', '/about')
      .execute();
    const { added } = await add();
    expect(added).toBe((await translationsOf(database)).length);
    expect(await missingIn(database)).toEqual(['pages: About us']);
    expect(await pageIn(database, '/terms')).toMatchObject({ isPublished: false, savedBy: null });
    expect(await entries()).toEqual([{ actor: 'admin', after: { added } }]);
  });

  it('adds nothing twice', async () => {
    expect(await add()).toEqual({ added: 0 });
    expect(await entries()).toHaveLength(1);
  });

  it('leaves what staff have translated, and renews what nobody has', async () => {
    const own = JSON.stringify({ heading: 'before' });
    await database.db
      .updateTable('translations')
      .set({ source: own })
      .where('entity', '=', 'practiceAreas')
      .execute();
    await database.db
      .updateTable('translations')
      .set({ savedBy: 'maren' })
      .where('entityKey', '=', 'custody')
      .execute();
    const { added } = await add();
    const areas = (await translationsOf(database)).filter((row) => row.entity === 'practiceAreas');
    expect(added).toBe(areas.length - 1);
    expect(areas.find(({ key }) => key === 'custody')).toMatchObject({
      source: JSON.parse(own),
      savedBy: 'maren',
    });
  });

  it('does not know every language', async () => {
    await expect(
      addPreparedTexts({ db: database.db, user, translatables }, 'tlh'),
    ).rejects.toMatchObject({ reason: 'language_not_found' });
  });

  const contentOf = async (path: string) => {
    const { content } = await database.db
      .selectFrom('pages')
      .select('content')
      .where('path', '=', path)
      .executeTakeFirstOrThrow();
    return content as object;
  };
  const entries = () =>
    database.db
      .selectFrom('auditLog')
      .select(['actor', 'after'])
      .where('action', '=', 'translation.prepare')
      .execute();
});

describe('a firm that chooses its areas', () => {
  let database: Database;
  beforeAll(async () => {
    database = await installed();
    const { db } = database;
    await db
      .transaction()
      .execute((tx) =>
        addPrepared({ db: tx, translatables }, { language: 'es', isPublished: true }),
      );
    await saveAreas(
      { db, user, publicUrl: 'https://law.example', translatables },
      {
        areas: [
          { key: 'immigration', label: 'Immigration' },
          { key: 'employment', label: 'Employment Law' },
        ],
        takesDownPages: false,
      },
    );
  });

  it('has what was written for them as drafts', async () => {
    expect(await pageIn(database, '/')).toMatchObject({
      isPublished: false,
      content: { title: 'Inmigración y derecho laboral en {city}' },
    });
    expect(await pageIn(database, '/practice-areas/immigration')).toMatchObject({
      path: '/areas-de-practica/inmigracion',
      isPublished: false,
      content: { heading: 'Inmigración', area: 'immigration' },
    });
    const rows = await translationsOf(database);
    expect(rows.filter(({ isPublished }) => isPublished)).toEqual([]);
    expect(await missingIn(database)).toEqual([]);
  });

  it('has no translation of something else', async () => {
    const states = await listStates({ db: database.db, translatables }, 'es');
    const outdated = states.flatMap(({ originals }) =>
      originals.filter(({ state }) => state === 'outdated'),
    );
    expect(outdated).toEqual([]);
  });
});
