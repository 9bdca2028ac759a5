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

const COLOURS = {
  paper: '#fafcfd',
  ink: '#132237',
  muted: '#4e5d73',
  lines: '#244c80',
  sun: '#f4ac6f',
};

/** The link preview image of a page as SVG, 1200 by 630: its title above a drawing of the sea. */
export function sharePicture({ title, firmName }: { title: string; firmName: string }): string {
  const { size, perLine } = SIZES.find(({ upTo }) => title.length <= upTo) ?? SIZES[2];
  const lines = wrap(title, perLine);
  const waves = sea({ width: WIDTH, height: HEIGHT, lines: 11, top: HORIZON, amplitude: 46 });
  const [top = '', ...others] = waves;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
<rect width="${WIDTH}" height="${HEIGHT}" fill="${COLOURS.paper}"/>
<circle cx="1010" cy="408" r="92" fill="${COLOURS.sun}"/>
<path d="${closed(top, WIDTH, HEIGHT)}" fill="${COLOURS.paper}"/>
<g fill="none" stroke="${COLOURS.lines}" stroke-width="2.5">${[top, ...others].map((path) => `<path d="${path}"/>`).join('')}</g>
<g font-family="Newsreader" font-size="${size}" fill="${COLOURS.ink}" letter-spacing="${-size * 0.018}">${lines
    .map(
      (line, index) =>
        `<text x="${MARGIN}" y="${MARGIN + size + index * size * LINE_HEIGHT}">${escapeXml(line)}</text>`,
    )
    .join('')}</g>
<text x="${MARGIN}" y="66" font-family="Hanken Grotesk" font-size="28" fill="${COLOURS.muted}">${escapeXml(firmName)}</text>
</svg>`;
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
