import process from 'node:process';
import { stopWithParent } from './stop-with-parent.mjs';

stopWithParent();
process.env.WEB_DEV = '1';
await import('../src/app/main.ts');
