/** The parts of dynalite's API that are used; the package has no types. */
declare module 'dynalite' {
  import type { Server } from 'node:http';

  export type DynaliteOptions = {
    path: string;
    createTableMs: number;
    deleteTableMs: number;
    updateTableMs: number;
  };

  // biome-ignore lint/style/noDefaultExport: the module is CommonJS, whose exports are imported as the default
  export default function dynalite(options: DynaliteOptions): Server;
}

declare module 'dynalite/db/index.js' {
  type Iterator = AsyncIterable<[key: string, value: unknown]> & {
    close(): Promise<void>;
    return?: () => Promise<void>;
  };

  export type Store = {
    /** The LevelDB, with JSON values. */
    db: {
      open(): Promise<void>;
      close(): Promise<void>;
      iterator(range: { gte: string; lt: string }): Iterator;
      keys(range: unknown): Iterator;
      values(range: unknown): Iterator;
      put(key: string, value: unknown): Promise<void>;
    };
  };

  const storage: { create(options: import('dynalite').DynaliteOptions): Store };
  // biome-ignore lint/style/noDefaultExport: the module is CommonJS, whose exports are imported as the default
  export default storage;
}
