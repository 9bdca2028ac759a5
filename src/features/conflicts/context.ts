import type { ReadImportAside } from './entries/read-import-aside.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    readImport: ReadImportAside;
  }
}
