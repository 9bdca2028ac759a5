import type { DocumentScanner } from './scan/document-scanner.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    /** The virus scanner of the firm; null if it has none. */
    documentScanner: DocumentScanner | null;
  }
}
