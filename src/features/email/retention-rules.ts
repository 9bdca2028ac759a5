/** Retention of the text, HTML and attachments of sent mails; the record that they were sent is kept longer. */
export const MAIL_WORDS_DAYS = 90;

/** Retention of the record that a mail was sent or skipped: to whom, when and about what. */
export const MAIL_RECORD_DAYS = 730;
