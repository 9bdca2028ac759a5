import sharp from 'sharp';
import { type RebuildTask, rebuild } from './rebuild.ts';

// Only these decoders run on files of others; all the others of the library stay off.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
// The server keeps the other cores.
sharp.concurrency(1);

process.once('message', async (task) => {
  const result = await rebuild(task as RebuildTask);
  process.send?.(result, () => process.disconnect());
});
process.send?.('ready');
