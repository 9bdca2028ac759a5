/** Why a file of busy times cannot be used, in words for staff. */
export class BusyFileError extends Error {}
