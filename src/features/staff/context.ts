import type { StaffRules } from './settings.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    staffRules: StaffRules;
  }
}
