import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { initWasm } from '@resvg/resvg-wasm';
import sharp from 'sharp';
import { drawMark, type MarkTask } from './draw-mark.ts';

// Only this decoder may process untrusted files; an SVG is drawn by code in WebAssembly.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

const startDrawing = async () =>
  initWasm(await readFile(fileURLToPath(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm'))));

process.once('message', async (message) => {
  const task = message as MarkTask;
  if ('svg' in task.file) await startDrawing();
  const result = await drawMark(task);
  process.send?.(result, () => process.disconnect());
});
process.send?.('ready');
