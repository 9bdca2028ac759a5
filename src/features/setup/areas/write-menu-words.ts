import { isDeepStrictEqual } from 'node:util';
import { presetMenus } from '../../../../db/preset-pages/menus.ts';
import { getLaw } from '../../jurisdictions/get-law.ts';
import { resolvePack, wholePackIds } from '../../jurisdictions/resolve-pack.ts';
import type { Word } from '../../jurisdictions/schema.ts';
import { inWords } from '../../jurisdictions/words-rules.ts';
import { getMenus, saveMenus } from '../../pages/menus/edit-menus.ts';
import { MENU_VALUES } from '../../pages/rules.ts';
import type { AreaDeps } from './area-deps.ts';

type Words = Readonly<Record<Word, string>>;

const INSTALLED = new Set(
  Object.values(presetMenus).flatMap((links) => links.map(({ text }) => text)),
);
const AMERICAN = resolvePack('us').words;

/** The text of an installed link in the words of a jurisdiction. */
const textIn = (installed: string, words: Words): string =>
  installed === AMERICAN.advertisingPage ? words.advertisingPage : inWords(installed, words);

/** The installed text of which this is the form in any jurisdiction; undefined for a text of staff. */
function installedTextOf(text: string): string | undefined {
  const every = wholePackIds().map((id) => resolvePack(id).words);
  return [...INSTALLED].find((each) => every.some((words) => textIn(each, words) === text));
}

/** Gives the links that name lawyers the words of the jurisdiction, as far as the product wrote their texts. */
export async function writeMenuWords(deps: AreaDeps): Promise<void> {
  const [menus, { words }] = await Promise.all([getMenus(deps), getLaw(deps.db)]);
  const changed = { ...menus };
  for (const menu of MENU_VALUES) {
    changed[menu] = menus[menu].map((link) => {
      const installed = installedTextOf(link.text);
      return installed === undefined ? link : { ...link, text: textIn(installed, words) };
    });
  }
  if (!isDeepStrictEqual(changed, menus)) await saveMenus(deps, changed);
}
