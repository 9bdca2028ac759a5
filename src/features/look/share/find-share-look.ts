import { createHash } from 'node:crypto';
import type { Db } from '../../../../db/client.ts';
import type { ShareLook } from '../../../platform/share-images/share-look-schema.ts';
import { findPictureFile } from '../../pictures/queries.ts';
import { hexOf, mixed } from '../../themes/colour-rules.ts';
import { BLACK, hexOfVariable, paletteOf } from '../../themes/contrast/rules.ts';
import type { Variables } from '../../themes/variables/rules.ts';
import { findIconSource } from '../icons/find-icon-source.ts';
import { iconSvg } from '../icons/icon-svg.ts';
import { tonesOf } from '../look-css.ts';
import { getChosenLook } from '../queries.ts';
import { shownHero } from '../rules.ts';

/**
 * What pictures for link previews are drawn from: the firm's mark on the theme's band, with its own picture below; the
 * built-in look keeps its paper, in the colours of the theme.
 */
export async function findShareLook(db: Db): Promise<ShareLook> {
  const [source, chosen] = await Promise.all([findIconSource(db), getChosenLook(db)]);
  const { variables, isWaves } = source;
  const hero = shownHero(chosen);
  const look = {
    colours: isWaves ? onPaper(variables) : onBand(variables),
    showsSea: hero === 'sea',
    icon: isWaves ? null : iconSvg(source, { isFilled: false }),
    picture: hero === 'picture' ? await heroPicture(db, chosen.pictureId, variables) : null,
  };
  const version = createHash('sha256').update(JSON.stringify(look)).digest('base64url');
  return { version, ...look };
}

function onPaper(variables: Variables): ShareLook['colours'] {
  const hex = (name: string) => hexOfVariable(variables, name);
  return {
    paper: hex('--background'),
    ink: hex('--foreground'),
    muted: hex('--muted-foreground'),
    lines: hex('--primary'),
    sun: hex('--band-highlight'),
  };
}

/** The share of the line colour is that of `--art-line` on a band. */
const LINE_SHARE = 0.42;

function onBand(variables: Variables): ShareLook['colours'] {
  const palette = paletteOf(variables);
  const [front, band] = ['band-foreground', 'band'].map((name) => palette.get(name) ?? BLACK) as [
    typeof BLACK,
    typeof BLACK,
  ];
  return {
    paper: hexOfVariable(variables, '--band'),
    ink: hexOfVariable(variables, '--band-foreground'),
    muted: hexOfVariable(variables, '--band-muted'),
    lines: hexOf(mixed(front, band, LINE_SHARE)),
    sun: hexOfVariable(variables, '--band-highlight'),
  };
}

async function heroPicture(
  db: Db,
  id: string | null,
  variables: Variables,
): Promise<ShareLook['picture']> {
  const file =
    id === null ? undefined : await findPictureFile(db, { id, width: undefined, format: 'jpeg' });
  return file ? { jpeg: file.bytes.toString('base64'), ...tonesOf(variables) } : null;
}
