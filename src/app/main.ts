import { enableCompileCache } from 'node:module';
import path from 'node:path';

// At each start Node strips types from some 550 files and compiles them, and some 900 more that they import. The
// compile cache keeps the results for unchanged files; where its folder is not writable, Node works without it.
enableCompileCache(path.join(import.meta.dirname, '../../node_modules/.cache/lawfront'));
await import('./serve.ts');
