/** Rules of importing people. No dependencies, because the back office loads them. */

/** As many as a firm can have. */
export const MAX_IMPORTED_PEOPLE = 300;
export const MAX_IMPORT_CHARACTERS = 500_000;

/** A file to begin with: the columns, and two rows as examples. */
export const IMPORT_TEMPLATE = [
  'Name,E-mail,Role,Areas,Languages,Office,Hours,Statement',
  'Dana Whitfield,dana@your-firm.com,Partner,Divorce; Child Custody,English; Spanish,,"Mon-Fri 9:00-11:30, 13:00-16:00","I explain each step before it happens."',
  'Theo Moss,theo@your-firm.com,Associate,Estate Planning,English,,same as Dana Whitfield,',
  '',
].join('\r\n');
