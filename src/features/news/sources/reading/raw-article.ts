/** The parts of an article as its source words them: nothing is checked or decoded yet. */
export type RawArticle = {
  id?: string | undefined;
  title?: string | undefined;
  url?: string | undefined;
  excerpt?: string | undefined;
  author?: string | undefined;
  publishedAt?: string | undefined;
  image?: string | undefined;
};

/** What a source answered cannot be read as what it should be. The message is plain words for staff. */
export class UnreadableError extends Error {
  override name = 'UnreadableError';
}
