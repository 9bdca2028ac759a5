import { Resvg } from '@resvg/resvg-wasm';
import sharp from 'sharp';
import { readDrawingFonts } from '../../share-images/drawing-fonts.ts';
import { withoutExtraChunks } from '../rebuild/png-chunks.ts';
import { lightnessOf } from './lightness-rules.ts';
import { isOneColour } from './one-colour-rules.ts';

/** A sanitized SVG, or a PNG file, and the box in pixels into which it is drawn. */
export type MarkTask = {
  file: { svg: string; width: number; height: number } | { png: Uint8Array };
  side: { least: number; most: number };
  mostPixels: number;
  box: { width: number; height: number };
};

/** `width` and `height` are those of `png`. */
export type DrawnMark = {
  png: Uint8Array;
  width: number;
  height: number;
  lightness: number[];
  isOneColour: boolean;
};

export type MarkFault = 'no png' | 'wrong size' | 'too many pixels' | 'empty' | 'no drawing';
export type MarkResult = { mark: DrawnMark } | { fault: MarkFault };

/**
 * Draws a mark in pixels and measures its ink. Runs in its own process, which must have started the code that draws an
 * SVG: see `createMarkDrawer`.
 */
export async function drawMark(task: MarkTask): Promise<MarkResult> {
  const { file, box } = task;
  try {
    const fault = 'png' in file ? await faultOf(file.png, task) : undefined;
    if (fault) return { fault };
    const source = 'png' in file ? withoutExtraChunks(file.png) : await rasterize(file, box);
    return await measured(source, task);
  } catch {
    return { fault: 'png' in file ? 'no png' : 'no drawing' };
  }
}

async function measured(source: Uint8Array, { box, mostPixels }: MarkTask): Promise<MarkResult> {
  const { data, info } = await sharp(source, { failOn: 'error', limitInputPixels: mostPixels })
    .autoOrient()
    .resize({ ...box, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const lightness = lightnessOf(data);
  if (!lightness) return { fault: 'empty' };
  const png = await sharp(data, { raw: { width, height, channels } })
    .png({ compressionLevel: 9, adaptiveFiltering: true })
    .toBuffer();
  return { mark: { png, width, height, lightness, isOneColour: isOneColour(data) } };
}

/** Checks the header of a PNG before its pixels are decoded. */
async function faultOf(png: Uint8Array, { side, mostPixels }: MarkTask) {
  const header = await sharp(withoutExtraChunks(png), { limitInputPixels: false }).metadata();
  const { width, height, format, pages = 1 } = header;
  if (format !== 'png' || pages > 1) return 'no png';
  if ([width, height].some((each) => each < side.least || each > side.most)) return 'wrong size';
  return width * height > mostPixels ? 'too many pixels' : undefined;
}

async function rasterize(
  { svg, width, height }: { svg: string; width: number; height: number },
  box: MarkTask['box'],
): Promise<Uint8Array> {
  const isWide = width / height >= box.width / box.height;
  const drawing = new Resvg(svg, {
    font: { fontBuffers: await readDrawingFonts(), defaultFontFamily: 'Hanken Grotesk' },
    fitTo: isWide ? { mode: 'width', value: box.width } : { mode: 'height', value: box.height },
  });
  return drawing.render().asPng();
}
