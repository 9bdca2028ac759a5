/** The length of a passkey's name. */
export const MAX_PASSKEY_NAME = 60;

/** The most names of one user. An account has at most 20 passkeys; others may be of passkeys that were removed elsewhere. */
export const MAX_PASSKEY_NAMES = 100;
