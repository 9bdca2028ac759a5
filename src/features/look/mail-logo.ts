import type { Db } from '../../../db/client.ts';
import { parseColour } from '../themes/colour-rules.ts';
import { hexOfVariable, luminance } from '../themes/contrast/rules.ts';
import type { Variables } from '../themes/variables/rules.ts';
import { showingOn } from './grounds/rules.ts';
import { markPath, shownBox } from './marks/rules.ts';
import { listMarks } from './queries.ts';
import { headerMarks } from './site-look.ts';

/** The firm's mark in a mail. Mail programs show no SVG, so it is the drawing in pixels, at an absolute URL. */
export type MailLogo = {
  src: string;
  width: number;
  height: number;
  /** The colour of the plate under it, if it needs one. */
  plate: string | null;
  showsName: boolean;
};

/** The mark as it can be seen on the card of a mail; null if the firm has none. */
export async function findMailLogo(
  db: Db,
  { publicUrl, variables }: { publicUrl: string; variables: Variables },
): Promise<MailLogo | null> {
  const { main, light, square } = headerMarks(await listMarks(db));
  if (!main) return null;
  const luminanceOf = (name: string) =>
    luminance(parseColour(hexOfVariable(variables, name)) ?? WHITE);
  // Mail programs cannot draw it in another colour.
  const marks = { main: { ...main, isOneColour: false }, light: light ?? null };
  const { file, plate } = showingOn(luminanceOf('--card'), marks, luminanceOf('--band'));
  const shown = file === 'light' && light ? light : main;
  return {
    src: publicUrl + markPath(shown.id, 'png'),
    ...scaledToFit(shown),
    plate: plate === 'band' ? hexOfVariable(variables, '--band') : plate && '#ffffff',
    showsName: main === square,
  };
}

const WHITE = { red: 1, green: 1, blue: 1, alpha: 1 };

/** Mail programs stretch a picture to its attributes, so these have its own proportions. */
function scaledToFit(size: { width: number; height: number }) {
  const { width, height } = shownBox(size);
  const scale = Math.min(width / size.width, height / size.height);
  return {
    width: Math.max(1, Math.round(size.width * scale)),
    height: Math.max(1, Math.round(size.height * scale)),
  };
}
