/** As in Cognito; the maximum limits the cost of hashing. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 256;

/** Cognito's rule for usernames: no blanks, no control characters, at most 128 characters. */
export const USERNAME_PATTERN = /^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u;
