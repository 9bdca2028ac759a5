import { tokenLinks } from '../../../platform/secrets/token-links.ts';

/** The links to the pages of documents. */
export const DOCUMENT_LINKS = tokenLinks('document_requests', '/documents');
