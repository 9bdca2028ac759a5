import sharp from 'sharp';
import { drawMark, type MarkTask } from './draw-mark.ts';

// Only this decoder may process untrusted files; an SVG is drawn by code in WebAssembly.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

process.once('message', async (task) => {
  const result = await drawMark(task as MarkTask);
  process.send?.(result, () => process.disconnect());
});
process.send?.('ready');
