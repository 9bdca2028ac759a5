import { buildIfStale } from './build-if-stale.ts';
import { stopWithParent } from './stop-with-parent.ts';

stopWithParent();
await buildIfStale();
await import('../src/app/main.ts');
