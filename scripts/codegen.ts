import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cataloguesSource, MESSAGES } from './catalogues/list-catalogues.ts';
import { runCodegen } from './run-codegen.ts';

await writeFile(path.join(MESSAGES, 'catalogues.gen.ts'), cataloguesSource());
process.exitCode = await runCodegen({ verify: false });
