import { slugOf } from '../../../../src/platform/text/slug-rules.ts';
import type { Translation } from '../translations.ts';

/** The fields that name the whole, the best for an address first. */
const NAMING = ['name', 'title', 'heading'];

/** An address from the translated name, in letters that every keyboard has; undefined without such a name. */
export function suggestPath(
  { texts, usualPath }: Pick<Translation, 'texts' | 'usualPath'>,
  translated: readonly string[],
): string | undefined {
  const name = NAMING.map(
    (field) => translated[texts.findIndex(({ path }) => path === field)],
  ).find((text) => text?.trim());
  const slug = slugOf(name ?? '');
  if (!slug || usualPath === null) return undefined;
  return `${usualPath.slice(0, usualPath.lastIndexOf('/'))}/${slug}`;
}
