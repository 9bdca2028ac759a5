/**
 * The properties of an input for an e-mail address. Not `type="email"`: without scripts, browsers would reject addresses
 * that the server accepts, such as one with an invisible character or, in some browsers, an international domain.
 */
export const EMAIL_INPUT = {
  inputMode: 'email',
  autoComplete: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
} as const;
