import type { Tx } from '../../../db/client.ts';
import { invalidField } from '../../platform/errors/errors.ts';
import { isTranslatedPathTaken, routePath, type TranslationId } from './queries.ts';
import type { Original, Translatable } from './translatable.ts';

/** Throws `invalid_input` for an address that a page cannot have in a language, or that another one has. */
export async function requirePath(
  tx: Tx,
  {
    of,
    original,
    id,
    path,
  }: { of: Translatable; original: Original; id: TranslationId; path: string },
): Promise<void> {
  const problem =
    (of.findPathProblem
      ? await of.findPathProblem(tx, { original, path, route: routePath(id.language, path) })
      : 'This has no address of its own') ??
    ((await isTranslatedPathTaken(tx, id, path)) ? 'Another one has this address' : undefined);
  if (problem) throw invalidField('path', problem);
}
