import { enableCompileCache } from 'node:module';
import path from 'node:path';

// Node takes the types out of some 550 files and compiles them, and some 900 more that they need, at each start; of
// those that are as they were it finds the result here. Where it may not write, it does without.
enableCompileCache(path.join(import.meta.dirname, '../../node_modules/.cache/lawfront'));
await import('./serve.ts');
