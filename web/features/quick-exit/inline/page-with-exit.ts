import { offerExit } from '../offer-exit.ts';
import { stayAway } from '../stay-away.ts';

/** The inline script of pages that offer the quick exit. */
stayAway();
offerExit();
