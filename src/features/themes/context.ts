declare module '../../platform/trpc/context.ts' {
  interface Context {
    /** The JSON text of a theme that this page is shown in, in place of the active one. */
    themePreview: string | null;
  }
}

export {};
