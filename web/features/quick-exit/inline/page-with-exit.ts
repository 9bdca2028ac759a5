import './other-page.ts';
import { offerExit } from '../offer-exit.ts';

/** The inline script of pages that offer the quick exit. */
offerExit();
