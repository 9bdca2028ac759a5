import { tokenLinks } from '../../platform/secrets/token-links.ts';

/** The links to the pages of those who wait. */
export const WAIT_LINKS = tokenLinks('waits', '/earlier-times');
