import path from 'node:path';
import { createBuilder, type Plugin } from 'vite';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** A module in one of the built files: `bytes` of its code before compression. */
export type ModuleSize = { file: string; id: string; bytes: number };

/** Builds the client in memory, to find the size of each module in each file. */
export async function findModuleSizes(): Promise<ModuleSize[]> {
  const modules: ModuleSize[] = [];
  const note: Plugin = {
    name: 'note-module-sizes',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          modules.push({ file: `/${chunk.fileName}`, id: nameOf(id), bytes: renderedLength });
        }
      }
    },
  };
  // React's production build, as in scripts/build-if-stale.ts.
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = 'production';
  try {
    const builder = await createBuilder({
      root: ROOT,
      logLevel: 'warn',
      plugins: [note],
      environments: { client: { build: { write: false } } },
    });
    const { client } = builder.environments;
    if (client) await builder.build(client);
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
  return modules;
}

function nameOf(id: string): string {
  const [, inPackage] = id.split(/node_modules[\\/](?!.*node_modules)/);
  return inPackage ?? path.relative(ROOT, id.replace(/^\0/, ''));
}
