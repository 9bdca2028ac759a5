/** An iCalendar file of busy times cannot be used; the message is for staff. */
export class BusyFileError extends Error {}
