import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { readDrawingFonts } from './drawing-fonts.ts';
import type { RasterizeAnswer, RasterizeQuestion } from './rasterizer.ts';

// Runs in a worker thread, because rasterizing would block visitors' requests for too long.

await initWasm(
  await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))),
);
const fontBuffers = await readDrawingFonts();

parentPort?.on('message', ({ id, svg }: RasterizeQuestion) => {
  parentPort?.postMessage(rasterize(id, svg));
});

function rasterize(id: number, svg: string): RasterizeAnswer {
  try {
    const drawing = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Newsreader' } });
    const image = drawing.render();
    const png = image.asPng();
    image.free();
    drawing.free();
    return { id, png };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
