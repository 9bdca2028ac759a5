/** An article's fields as the source gives them: not validated or decoded yet. */
export type RawArticle = {
  id?: string | undefined;
  title?: string | undefined;
  url?: string | undefined;
  excerpt?: string | undefined;
  author?: string | undefined;
  publishedAt?: string | undefined;
  image?: string | undefined;
  /** What its addresses are relative to, such as `xml:base`; each is relative to the one before. */
  bases?: readonly (string | undefined)[];
};

/** A response that cannot be read in the expected format. The message is plain words for staff. */
export class UnreadableError extends Error {
  override name = 'UnreadableError';
}
