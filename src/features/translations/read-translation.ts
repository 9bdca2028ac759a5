import type { Db } from '../../../db/client.ts';
import { LANGUAGES, type Language } from '../../../messages/messages.ts';
import { notFound } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { alignTexts } from './align-texts.ts';
import { isFixedPath, usualPath } from './paths.ts';
import { findTranslation, listTranslations, type TranslationId } from './queries.ts';
import { TRANSLATION_STATES, translationState } from './rules.ts';
import type { TranslationDetails } from './schema.ts';
import { byPlace, comparePlaces, kindAt, textsOf } from './text-rules.ts';
import type { Original, Translatable } from './translatable.ts';

type Deps = Pick<Context, 'db' | 'translatables'>;

type Row = { content: unknown; source: unknown; isPublished: boolean; savedBy: string | null };

/** All that has something to translate, with the state of each original in a language. */
export async function listStates({ db, translatables }: Deps, language: string) {
  const rows = await listTranslations(db, language);
  return Promise.all(
    translatables.map(async (of) => ({
      entity: of.entity,
      title: of.title,
      originals: (await of.list(db)).flatMap((original) => {
        const row = rows.find(({ entity, key }) => entity === of.entity && key === original.key);
        const texts = textsBeside(of, original, row);
        if (texts.length === 0) return [];
        const upToDate = texts.filter(({ translation, before }) => translation && before === null);
        return [
          {
            ...{ key: original.key, name: original.name, path: original.path },
            state: stateOf(of, original, row),
            isPublished: row?.isPublished ?? false,
            ...{ textCount: texts.length, translatedCount: upToDate.length },
          },
        ];
      }),
    })),
  );
}

/** How many originals are in each state, of all that can be translated. */
export async function countStates(deps: Deps, language: string) {
  const states = (await listStates(deps, language)).flatMap(({ originals }) => originals);
  const count = (state: string) => states.filter((each) => each.state === state).length;
  return Object.fromEntries(TRANSLATION_STATES.map((state) => [state, count(state)])) as Record<
    (typeof TRANSLATION_STATES)[number],
    number
  >;
}

/** An original beside its translation, text by text. Throws `translation_not_found`. */
export async function getTranslation(deps: Deps, id: TranslationId): Promise<TranslationDetails> {
  const { of, original } = await requireOriginal(deps.db, deps, id);
  const row = await findTranslation(deps.db, id);
  const { path } = original;
  return {
    ...{ name: original.name, path, translatedPath: row?.path ?? null },
    usualPath: path === null ? null : usualPath(id.language as Language, path),
    hasPath: of.hasPath === true && path !== null && !isFixedPath(path),
    hasPreview: of.preview !== undefined,
    state: stateOf(of, original, row),
    isPublished: row?.isPublished ?? false,
    savedBy: row?.savedBy ?? null,
    texts: textsBeside(of, original, row).map((each) => ({
      ...{ path: each.path, original: each.text },
      ...{ translation: each.translation, before: each.before },
      kind: kindAt(original.content, each.path),
      isHtml: of.htmlKeys.has(each.path.split('.').at(-1) ?? ''),
    })),
    updatedAt: row?.updatedAt ?? null,
  };
}

export async function requireOriginal(
  db: Db,
  { translatables }: Pick<Deps, 'translatables'>,
  { entity, key, language }: TranslationId,
): Promise<{ of: Translatable; original: Original }> {
  const of = translatables.find((each) => each.entity === entity);
  const original = (await of?.list(db))?.find((each) => each.key === key);
  const isKnown = LANGUAGES.some((each) => each === language);
  if (!of || !original || !isKnown) throw notFound('translation', 'There is nothing to translate.');
  return { of, original };
}

export const stateOf = ({ textKeys }: Translatable, { content }: Original, row: Row | undefined) =>
  translationState(row, comparePlaces(textsOf(content, textKeys), row ? sourceOf(row) : {}));

const textsBeside = ({ textKeys }: Translatable, { content }: Original, row: Row | undefined) =>
  alignTexts(
    textsOf(content, textKeys),
    row ? sourceOf(row) : {},
    row ? byPlace(textsOf(row.content, textKeys)) : {},
  );

const sourceOf = ({ source }: { source: unknown }) => source as Readonly<Record<string, string>>;
