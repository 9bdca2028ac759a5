import { stayAway } from '../stay-away.ts';

/** The inline script of the other public pages. */
stayAway();
