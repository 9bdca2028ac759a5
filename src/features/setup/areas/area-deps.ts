import type { Tx } from '../../../../db/client.ts';
import type { User } from '../../../platform/auth/user.ts';

/** The transaction in which the areas are chosen, and who chooses them. */
export type AreaDeps = { db: Tx; user: User };

/** A page as the assistant lists it. */
export type NamedPage = { id: string; name: string };

/** The path of the page about a practice area. */
export const areaPagePath = (key: string) => `/practice-areas/${key}`;

/** The path without the fragment and query of a link to a section. */
export const withoutSection = (path: string) => path.replace(/[#?].*/, '');
