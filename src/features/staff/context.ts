import type { OutsideAccessPart } from './outside-access/outside-access.ts';
import type { StaffRules } from './settings.ts';

declare module '../../platform/trpc/context.ts' {
  interface Context {
    staffRules: StaffRules;
    /** The kinds of access that end with the access of the user who created them, from all features. */
    outsideAccess: readonly OutsideAccessPart[];
  }
}
