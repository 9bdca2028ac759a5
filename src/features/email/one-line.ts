/** Text as it may stand in a header, in a list, and in the database, which takes no U+0000. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}
