import { IMPORT_TEMPLATE } from '../../../../src/features/team/import/rules.ts';

/** The file to begin with, as the address of a link. The byte order mark tells Excel its encoding. */
export const TEMPLATE_ADDRESS = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${IMPORT_TEMPLATE}`)}`;
