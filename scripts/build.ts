import { buildIfStale } from './build-if-stale.ts';
import { stopWithParent } from './stop-with-parent.mjs';

stopWithParent();
await buildIfStale();
