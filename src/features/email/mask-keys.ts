const MASK = '••••••';

const CODE = /(?<![#\w-])\d{6}(?![\w-])/g;

// A URL segment that cannot be guessed. Row ids are not secrets: calls that take them authenticate the caller.
const TOKEN =
  /(?<=\/)(?!(?:[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})(?![\w-]))[\w-]{24,}(?![\w-])/g;

/**
 * Masks codes and tokens in the text of a recorded mail. Records contain none where mail is really delivered; in
 * development, where the record serves as the mailbox, they do.
 */
export function withoutKeys(words: string): string {
  return words.replace(CODE, MASK).replace(TOKEN, MASK);
}
