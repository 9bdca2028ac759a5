import type { FileRoutesByTo } from '../route-tree.gen.ts';
import type { AdminIconName } from './admin-icon.tsx';

/** The back-office pages without parameters. */
export type AdminPath = Exclude<
  Extract<keyof FileRoutesByTo, '/admin' | `/admin/${string}`>,
  `${string}$${string}`
>;

/** A page of the back office that is listed in the navigation. */
export type Section = {
  to: AdminPath;
  /** The title of the page. */
  title: string;
  /** The key that opens the section after `g`. */
  key: string;
  /** The tabs of the section, if not one with its title; `view` is the search parameter of that name. */
  tabs?: readonly { title: string; view?: string }[];
};

/** An entry of the navigation. It links to its first section; the sections are the tabs beside their titles. */
export type Entry = {
  label: string;
  icon: AdminIconName;
  sections: readonly [Section, ...Section[]];
};

export type EntryGroup = { title: string; entries: readonly Entry[] };
