import type { DrawMark } from '../../platform/pictures/marks/mark-drawer.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    drawMark: DrawMark;
  }
}
