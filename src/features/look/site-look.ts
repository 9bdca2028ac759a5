import { createHash } from 'node:crypto';
import type { Db } from '../../../db/client.ts';
import { findPictures } from '../pictures/queries.ts';
import { picturePath } from '../pictures/rules.ts';
import { readVariables } from '../themes/variables/rules.ts';
import { lookCss, type ShownMark } from './look-css.ts';
import { markPath, shownBox } from './marks/rules.ts';
import { getChosenLook, listMarks, type MarkRow } from './queries.ts';
import { shownHero } from './rules.ts';
import type { SiteLook } from './site-look-schema.ts';

/** The theme as JSON text; null for the built-in one. */
type Theme = string | null;

/**
 * The look of the public pages and its styles; null for the built-in look, so that a page without a look of its own does
 * not grow.
 */
export async function findSiteLook(
  db: Db,
  { theme, firmName }: { theme: Theme; firmName: string },
): Promise<{ look: SiteLook | null; css: string }> {
  const [marks, chosen] = await Promise.all([listMarks(db), getChosenLook(db)]);
  const { main, light, square } = headerMarks(marks);
  const hero = shownHero(chosen);
  if (!main && hero === 'sea' && theme === null) return { look: null, css: '' };
  const { variables } = readVariables(theme ?? '{}');
  const picture = hero === 'picture' ? await heroPicture(db, chosen.pictureId) : null;
  return {
    css: lookCss({ main: shown(main), light: shown(light), hero }, variables),
    look: {
      ...logoOf({ main, light }, main === square ? '' : firmName),
      showsName: main === undefined || main === square,
      showsWaves: main === undefined && hero === 'sea',
      showsSea: hero === 'sea',
      drawing: hero === 'drawing' ? chosen.drawing : null,
      picture,
      icons: `?v=${iconVersion({ theme, hero, firmName, mark: square?.id ?? main?.id })}`,
    },
  };
}

/** The mark of the header, and the one for grounds on which that cannot be seen. */
export function headerMarks(marks: readonly MarkRow[]) {
  const [wordmark, square, light] = (['wordmark', 'square', 'light'] as const).map((kind) =>
    marks.find((mark) => mark.kind === kind),
  );
  const main = wordmark ?? square ?? light;
  return { main, square, light: main === light ? undefined : light };
}

/** `alt` names the firm unless its name stands beside the mark. */
function logoOf(
  { main, light }: { main: MarkRow | undefined; light: MarkRow | undefined },
  alt: string,
): Pick<SiteLook, 'logo'> {
  const image = (mark: MarkRow, file: 'main' | 'light') => ({
    ...{ className: `firm-mark ${file}`, src: srcOf(mark), alt },
    ...shownBox(mark),
  });
  return {
    logo: [
      ...(main ? [image(main, 'main')] : []),
      // Loaded where it is seen.
      ...(light ? [{ ...image(light, 'light'), loading: 'lazy' as const }] : []),
    ],
  };
}

const srcOf = ({ id, isSvg }: MarkRow) => markPath(id, isSvg ? 'svg' : 'png');

const shown = (mark: MarkRow | undefined): ShownMark | null =>
  mark ? { ...mark, src: srcOf(mark) } : null;

async function heroPicture(db: Db, id: string | null): Promise<SiteLook['picture']> {
  const found = id === null ? undefined : (await findPictures(db, [id])).get(id);
  if (!found) return null;
  const { alt, width, height, widths } = found;
  const src = picturePath(found.id);
  return {
    ...{ alt, width, height, src },
    srcSet: widths.map((each) => `${picturePath(found.id, each)} ${each}w`).join(', '),
  };
}

/** Changes with everything that icons are drawn from, so that browsers load them again. */
const iconVersion = (parts: object) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 8);
