/** Error: an iCalendar file of busy times cannot be used. The message is for staff. */
export class BusyFileError extends Error {}
