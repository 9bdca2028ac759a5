import { inTransaction } from '../../../db/in-transaction.ts';
import { logChange } from '../../platform/audit/queries.ts';
import type { User } from '../../platform/auth/user.ts';
import { DomainError, editedMeanwhile, invalidField } from '../../platform/errors/errors.ts';
import type { Context } from '../../platform/trpc/context.ts';
import { answerFindings } from '../advertising/answer-findings.ts';
import { translationTexts } from './advertising-texts.ts';
import { contentWith } from './content-with.ts';
import {
  deleteTranslation,
  lockTranslation,
  saveTranslation,
  type TranslationId,
} from './queries.ts';
import { getTranslation, requireOriginal } from './read-translation.ts';
import { requirePath } from './require-path.ts';
import type { SaveTranslationInput, TranslationDetails } from './schema.ts';
import { byPlace, type PlacedText, textsOf, withoutBlanks } from './text-rules.ts';

type Deps = Pick<Context, 'db' | 'translatables'> & { user: User };

const entityOf = ({ entity, key, language }: TranslationId) =>
  ['translations', `${entity} ${key} ${language}`] as const;

/**
 * Saves what an original says in a language, made from what the original says now. Texts that are missing or empty stay as
 * the original has them; a translation without any missing text can be published. Throws `translation_not_found`,
 * `edited_meanwhile`, `advertising_findings` and `invalid_input` with the place of the text, or `path`. A path that is omitted
 * stays.
 */
export async function saveTexts(
  deps: Deps,
  input: SaveTranslationInput,
): Promise<TranslationDetails> {
  const { db, user } = deps;
  await inTransaction(db, async (tx) => {
    const before = await lockTranslation(tx, input);
    const { of, original } = await requireOriginal(tx, deps, input);
    const { updatedAt: readAt } = input;
    if (readAt !== undefined && before?.updatedAt.getTime() !== readAt?.getTime()) {
      throw editedMeanwhile('Somebody else has saved this translation. Reload the page.');
    }
    const places = textsOf(original.content, of.textKeys);
    const unknown = Object.keys(input.texts).find(
      (path) => !places.some((one) => one.path === path),
    );
    if (unknown) throw invalidField(`texts.${unknown}`, 'The original has no such text');
    const given = withoutBlanks(input.texts);
    if (input.isPublished) requireAll(places, given);
    const content = contentWith(of, original, given);
    const source = byPlace(places.filter(({ path }) => given[path] !== undefined));
    const { isPublished } = input;
    const path = input.path === undefined ? (before?.path ?? null) : input.path || null;
    if (path !== null) await requirePath(tx, { of, original, id: input, path });
    const saved = { isPublished, content };
    const [texts, textsBefore] = [saved, before].map((each) =>
      translationTexts(of, original, input.language, each),
    );
    const answered = await answerFindings(
      tx,
      texts ?? [],
      textsBefore ?? [],
      input.advertisingReason,
    );
    await saveTranslation(tx, input, {
      ...{ path, isPublished, savedBy: user.username },
      ...{ content: JSON.stringify(content), source: JSON.stringify(source) },
    });
    await logChange(tx, user.username, 'translation.save', entityOf(input), {
      before: before ? { path: before.path, texts: textsAt(before.content, of.textKeys) } : null,
      after: { path, isPublished, texts: given, ...answered },
    });
  });
  return getTranslation(deps, input);
}

/** Throws `invalid_input` with all places that are not translated. */
function requireAll(places: readonly PlacedText[], given: Readonly<Record<string, string>>): void {
  const missing = places.filter(({ path }) => given[path] === undefined);
  if (missing.length === 0) return;
  const message = 'Translate it before you publish';
  throw new DomainError('invalid', 'invalid_input', 'Translate all texts before you publish', {
    fieldErrors: Object.fromEntries(missing.map(({ path }) => [`texts.${path}`, [message]])),
  });
}

/** Removes what an original says in a language. Idempotent. */
export function removeTranslation({ db, user }: Deps, input: TranslationId): Promise<void> {
  return inTransaction(db, async (tx) => {
    const before = await lockTranslation(tx, input);
    if (!before) return;
    await deleteTranslation(tx, input);
    await logChange(tx, user.username, 'translation.remove', entityOf(input), { before });
  });
}

const textsAt = (content: unknown, keys: ReadonlySet<string>) => byPlace(textsOf(content, keys));
