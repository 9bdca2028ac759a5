import { MAIN_LANGUAGE } from '../../../messages/main-language.ts';
import { LANGUAGES, messagesIn } from '../../../messages/messages.ts';
import type { Translatable } from '../translations/translatable.ts';
import { findPageKind, isPathUsed } from './path-queries.ts';
import { RESERVED_SEGMENTS } from './rules.ts';

/** What is wrong with the address of a page in a language: see `Translatable`. */
export const findPathProblem: NonNullable<Translatable['findPathProblem']> = async (
  db,
  { original, path, route },
) => {
  const page = await findPageKind(db, original.key);
  // The page of a person has the address of the person.
  if (page?.kind !== 'page' || page.path.startsWith('/attorneys/')) {
    return 'This page has the same address in every language';
  }
  if ([path, route].some(isReserved)) return 'This address belongs to another part of the site';
  return (await isPathUsed(db, [path, route], original.key))
    ? 'Another page has this address'
    : undefined;
};

/** Pages of their own; staff write further ones below the page of all practice areas. */
const FIXED = Object.values<string>(messagesIn(MAIN_LANGUAGE).paths).filter(
  (part) => part !== messagesIn(MAIN_LANGUAGE).paths.practiceAreas,
);

const isReserved = (path: string) => {
  const [, first = ''] = path.split('/');
  return [...FIXED, ...RESERVED_SEGMENTS, ...LANGUAGES].includes(first);
};
