import { z } from 'zod';
import { invalidField } from '../../../platform/errors/errors.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { contentWith } from '../../translations/content-with.ts';
import {
  deleteTranslation,
  listSiteLanguages,
  listTranslatedLanguages,
  listTranslations,
  saveSiteLanguage,
  saveTranslation,
} from '../../translations/queries.ts';
import { byPlace, textsOf } from '../../translations/text-rules.ts';
import type { Original } from '../../translations/translatable.ts';
import type { SiteContent } from '../content-schema.ts';
import { changesOf, KEYS } from '../entry-rules.ts';
import { within } from '../within.ts';
import type { PartDeps } from './part-deps.ts';

type Entry = SiteContent['translations'][number];
type Deps = Pick<Context, 'db' | 'translatables'>;

/** Whether it is in the document, which has neither letters nor saved answers: their ids differ between sites. */
const isInDocument = ({ path, key }: Original) => path !== null || !z.uuid().safeParse(key).success;

/** How a document names an original. */
const nameOf = ({ path, key }: Original) => path ?? key;

/** The further languages that the site has settings for. */
export async function readLanguages({ db }: Pick<Deps, 'db'>): Promise<SiteContent['languages']> {
  const rows = (await listSiteLanguages(db)) as SiteContent['languages'];
  return rows.toSorted((a, b) => a.language.localeCompare(b.language));
}

/** The translations of everything that the site still has, with what they were made from. */
export async function readTranslations(deps: Deps): Promise<Entry[]> {
  const languages = await listTranslatedLanguages(deps.db);
  if (languages.length === 0) return [];
  const originals = await listOriginals(deps);
  const entries = await Promise.all(
    languages.map(async (language) => {
      const rows = await listTranslations(deps.db, language);
      return rows.flatMap(({ entity, key, path, isPublished, ...row }): Entry[] => {
        const found = originals.find(
          ({ of, original }) => of.entity === entity && original.key === key,
        );
        if (!found) return [];
        const source = row.source as Entry['source'];
        const places = textsOf(row.content, found.of.textKeys);
        const texts = byPlace(places.filter((each) => each.path in source));
        const of = nameOf(found.original);
        return [{ language, entity, of, path, isPublished, texts, source }];
      });
    }),
  );
  const keyOf = KEYS.translations;
  return entries.flat().toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

export async function writeLanguages({ db }: PartDeps, before: SiteContent, after: SiteContent) {
  const { added, changed, removed } = changesOf(before.languages, after.languages, KEYS.languages);
  for (const entry of removed) await saveSiteLanguage(db, { ...entry, isPublished: false });
  for (const { entry } of [...added, ...changed]) await saveSiteLanguage(db, entry);
}

/** Writes translations after their originals. The text of a place that its original does not have is left out. */
export async function writeTranslations(deps: PartDeps, before: SiteContent, after: SiteContent) {
  const { db, user } = deps;
  const changes = changesOf(before.translations, after.translations, KEYS.translations);
  const originals = await listOriginals(deps);
  const originalOf = ({ entity, of: name }: Entry) =>
    originals.find(({ of, original }) => of.entity === entity && nameOf(original) === name);
  for (const entry of changes.removed) {
    const key = originalOf(entry)?.original.key;
    if (key !== undefined) await deleteTranslation(db, { ...entry, key });
  }
  for (const { entry, index } of [...changes.added, ...changes.changed]) {
    await within(`translations.${index}`, async () => {
      const found = originalOf(entry);
      if (!found) throw invalidField('of', 'Must be something of this document');
      const { language, entity, path, isPublished, texts, source } = entry;
      await saveTranslation(
        db,
        { entity, key: found.original.key, language },
        {
          ...{ path, isPublished, savedBy: user.username },
          ...{
            content: JSON.stringify(contentWith(found.of, found.original, texts)),
            source: JSON.stringify(source),
          },
        },
      );
    });
  }
}

async function listOriginals({ db, translatables }: Deps) {
  const lists = translatables.map(async (of) =>
    (await of.list(db)).filter(isInDocument).map((original) => ({ of, original })),
  );
  return (await Promise.all(lists)).flat();
}
