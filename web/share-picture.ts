import type { ShareLook } from '../src/platform/share-images/share-look-schema.ts';
import { closed, sea } from './ui/art/lines.ts';

/** Size that social networks expect for link previews. */
const WIDTH = 1200;
const HEIGHT = 630;

const MARGIN = 80;
const HORIZON = 430;

/** The possible font sizes of the title, each with the approximate number of characters per line. */
const SIZES = [
  { upTo: 44, size: 92, perLine: 24 },
  { upTo: 84, size: 74, perLine: 30 },
  { upTo: 1_000, size: 60, perLine: 37 },
] as const;
const MAX_LINES = 3;
const LINE_HEIGHT = 1.12;

/** The icon of the firm beside its name. */
const ICON = { x: MARGIN, y: 26, size: 42 } as const;
const PICTURE_TOP = 366;

type Text = { title: string; firmName: string };

/**
 * The link preview image of a page as SVG, 1200 by 630: its title above a drawing of the sea, or above the firm's own
 * picture in two tones of the theme.
 */
export function sharePicture({ title, firmName, look }: Text & { look: ShareLook }): string {
  const { size, perLine } = SIZES.find(({ upTo }) => title.length <= upTo) ?? SIZES[2];
  const lines = wrap(title, perLine);
  const { colours, icon, picture, showsSea } = look;
  const nameAt = icon ? { x: ICON.x + ICON.size + 14, y: 57 } : { x: MARGIN, y: 66 };
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.paper}"/>
${picture ? ownPicture(picture) : showsSea ? seaAndSun(colours) : ''}
<g font-family="Newsreader" font-size="${size}" fill="${colours.ink}" letter-spacing="${-size * 0.018}">${lines
    .map(
      (line, index) =>
        `<text x="${MARGIN}" y="${MARGIN + size + index * size * LINE_HEIGHT}">${escapeXml(line)}</text>`,
    )
    .join('')}</g>
${icon ? icon.replace('<svg ', `<svg x="${ICON.x}" y="${ICON.y}" width="${ICON.size}" height="${ICON.size}" `) : ''}
<text x="${nameAt.x}" y="${nameAt.y}" font-family="Hanken Grotesk" font-size="28" fill="${colours.muted}">${escapeXml(firmName)}</text>
</svg>`;
}

function seaAndSun({ paper, lines, sun }: ShareLook['colours']): string {
  const waves = sea({ width: WIDTH, height: HEIGHT, lines: 11, top: HORIZON, amplitude: 46 });
  const [top = '', ...others] = waves;
  return `<circle cx="1010" cy="408" r="92" fill="${sun}"/>
<path d="${closed(top, WIDTH, HEIGHT)}" fill="${paper}"/>
<g fill="none" stroke="${lines}" stroke-width="2.5">${[top, ...others].map((path) => `<path d="${path}"/>`).join('')}</g>`;
}

/** Black becomes the dark tone, white the light one, and grey runs straight between them. */
function ownPicture({ jpeg, dark, light }: NonNullable<ShareLook['picture']>): string {
  const ends = [1, 3, 5].map((at) =>
    [dark, light].map((hex) => Number.parseInt(hex.slice(at, at + 2), 16) / 255).join(' '),
  );
  const channels = ['R', 'G', 'B'].map(
    (channel, at) => `<feFunc${channel} type="table" tableValues="${ends[at]}"/>`,
  );
  return `<filter id="tones" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feColorMatrix type="saturate" values="0"/><feComponentTransfer>${channels.join('')}</feComponentTransfer></filter>
<svg y="${PICTURE_TOP}" width="${WIDTH}" height="${HEIGHT - PICTURE_TOP}"><image width="${WIDTH}" height="${HEIGHT - PICTURE_TOP}" preserveAspectRatio="xMidYMid slice" filter="url(#tones)" href="data:image/jpeg;base64,${jpeg}"/></svg>`;
}

/** Wraps text to at most three lines of whole words and cuts the rest with an ellipsis. */
export function wrap(text: string, perLine: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= perLine) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word.length > perLine ? `${word.slice(0, perLine - 1)}…` : word);
    }
  }
  if (lines.length <= MAX_LINES) return lines;
  return [...lines.slice(0, MAX_LINES - 1), `${lines[MAX_LINES - 1]} …`];
}

const escapeXml = (text: string) =>
  text
    // XML allows no control characters, not even escaped.
    .replace(/\p{Cc}|\p{Surrogate}/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
