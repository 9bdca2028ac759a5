import { runCodegen } from './run-codegen.ts';

process.exitCode = await runCodegen({ verify: false });
