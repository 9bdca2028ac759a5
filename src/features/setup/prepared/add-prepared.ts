import { isDeepStrictEqual } from 'node:util';
import type { Tx } from '../../../../db/client.ts';
import { PREPARED } from '../../../../db/prepared/every-language.ts';
import type { Language } from '../../../../messages/messages.ts';
import type { Context } from '../../../platform/trpc/context.ts';
import { listPracticeAreas } from '../../firm/practice-areas/queries.ts';
import { byPlace, textsOf, withTexts } from '../../translations/text-rules.ts';
import type { Original, Translatable } from '../../translations/translatable.ts';
import {
  listSources,
  saveUnconfirmed,
  unpublishUnconfirmed,
} from '../../translations/unconfirmed-queries.ts';
import { offered } from '../areas/offered.ts';
import { type KnownTexts, knownTexts, translated } from './known-texts.ts';

type Deps = Pick<Context, 'translatables'> & { db: Tx };

/**
 * Adds what the product has prepared in a language to everything that still says what the product wrote, in each of its
 * texts. What staff have translated stays; a prepared translation is replaced if its original says something else now.
 * Idempotent. Returns how many translations were written.
 */
export async function addPrepared(
  { db, translatables }: Deps,
  { language, isPublished }: { language: Language; isPublished: boolean },
): Promise<number> {
  const prepared = await PREPARED.get(language)?.();
  if (!prepared) return 0;
  const known = knownTexts(prepared, offered(await listPracticeAreas(db)));
  const rows = await listSources(db, language);
  const isTaken = (entity: string, key: string, path: string) =>
    rows.some((row) => row.entity === entity && row.path === path && row.key !== key);
  let added = 0;
  for (const of of translatables) {
    for (const original of await of.list(db)) {
      const { entity } = of;
      const { key } = original;
      const row = rows.find((each) => each.entity === entity && each.key === key);
      if (row && (row.savedBy !== null || isCurrent(of, original, row.source))) continue;
      const ready = prepare(of, original, known);
      if (!ready) continue;
      const own = of.hasPath ? prepared.paths[original.path ?? ''] : undefined;
      const path = own && !isTaken(entity, key, own) ? own : null;
      const id = { entity, key, language };
      added += await saveUnconfirmed(db, id, { ...ready, path, isPublished });
    }
  }
  return added;
}

/**
 * For a firm that has chosen its areas or its state: what the product prepared is a draft from then on, and says what the
 * site says now.
 */
export async function redraftPrepared(deps: Deps): Promise<void> {
  await unpublishUnconfirmed(deps.db);
  for (const language of PREPARED.keys()) {
    await addPrepared(deps, { language, isPublished: false });
  }
}

const isCurrent = ({ textKeys }: Translatable, { content }: Original, source: unknown) =>
  isDeepStrictEqual(byPlace(textsOf(content, textKeys)), source);

/** The translation of an original as it is stored; undefined unless every text of it is known. */
function prepare(
  { schema, textKeys, htmlKeys }: Translatable,
  { content }: Original,
  known: KnownTexts,
): { content: string; source: string } | undefined {
  const places = textsOf(content, textKeys);
  const texts: Record<string, string> = {};
  for (const { path, text } of places) {
    const found = translated(text, known, htmlKeys.has(path.split('.').at(-1) ?? ''));
    if (found === undefined) return undefined;
    texts[path] = found;
  }
  const checked = schema.safeParse(withTexts(content, texts));
  if (places.length === 0 || !checked.success) return undefined;
  return { content: JSON.stringify(checked.data), source: JSON.stringify(byPlace(places)) };
}
