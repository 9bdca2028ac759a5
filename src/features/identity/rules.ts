/** As in Cognito: hashing must end. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 256;

/** What Cognito takes for a username: no blanks, no control characters, at most 128. */
export const USERNAME_PATTERN = /^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u;
