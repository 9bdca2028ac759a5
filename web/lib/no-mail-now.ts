/** Said to visitors instead of announcing a mail while mail is not connected: see `sendsMail` of the site’s layout. */
export const NO_MAIL_NOW = 'this site sends no e-mail at the moment.';
