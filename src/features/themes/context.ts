declare module '../../platform/trpc/context.ts' {
  interface Context {
    /** Variables of the theme to preview on this page instead of the active one, as JSON text. */
    themePreview: string | null;
  }
}

export {};
