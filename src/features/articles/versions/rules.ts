/** How many versions of an article are kept, its current text included. */
export const KEPT_VERSIONS = 50;

/** The highest number of a version that the database can hold. */
export const MAX_VERSION = 2_147_483_647;
