import type { Db } from '../../../../db/client.ts';
import { getFirmProfile } from '../../firm/queries.ts';
import { BLACK, hexOfVariable, luminance, paletteOf } from '../../themes/contrast/rules.ts';
import { findActiveTheme } from '../../themes/queries.ts';
import { shownTheme } from '../../themes/shown-theme.ts';
import { readVariables, type Variables } from '../../themes/variables/rules.ts';
import { isSeenOn } from '../grounds/rules.ts';
import { findMarkPng, getChosenLook, listMarks, type MarkRow } from '../queries.ts';
import { shownHero } from '../rules.ts';
import type { IconSource } from './icon-svg.ts';

/** What icons and link previews are drawn from; `isBuiltIn`: nothing differs from the built-in look. */
export type FoundIconSource = IconSource & { isBuiltIn: boolean };

export async function findIconSource(db: Db): Promise<FoundIconSource> {
  const [{ name }, theme, marks, chosen] = await Promise.all([
    getFirmProfile(db),
    findActiveTheme(db),
    listMarks(db),
    getChosenLook(db),
  ]);
  const shown = shownTheme(theme);
  const { variables } = readVariables(shown ?? '{}');
  const isWaves = marks.length === 0 && shownHero(chosen) === 'sea';
  return {
    ...{ variables, firmName: name, isWaves },
    isBuiltIn: isWaves && shown === null,
    square: await findSquare(db, marks, variables),
  };
}

async function findSquare(
  db: Db,
  marks: readonly MarkRow[],
  variables: Variables,
): Promise<IconSource['square']> {
  const square = marks.find(({ kind }) => kind === 'square');
  const png = square && (await findMarkPng(db, 'square'));
  if (!square || !png) return null;
  const page = luminance(paletteOf(variables).get('background') ?? BLACK);
  const plate = isSeenOn(page, square) ? hexOfVariable(variables, '--background') : '#ffffff';
  return { png: png.toString('base64'), plate };
}
