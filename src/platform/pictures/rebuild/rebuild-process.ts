import sharp from 'sharp';
import { type RebuildTask, rebuild } from './rebuild.ts';

// Only these decoders may process untrusted files; all other decoders of the library are disabled.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
// Leaves the other cores to the server.
sharp.concurrency(1);

process.once('message', async (task) => {
  const result = await rebuild(task as RebuildTask);
  process.send?.(result, () => process.disconnect());
});
process.send?.('ready');
