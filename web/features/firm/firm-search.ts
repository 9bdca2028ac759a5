import { flag, oneOf, text } from '../../admin/list-search.ts';

/** The search parameters of the firm's page: the tab, and the office whose dialog is open. */
export const FIRM_SEARCH = { tab: oneOf(['offices', 'law']), open: text, new: flag };
