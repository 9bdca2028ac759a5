/** Query input of the home page's latest articles, shared by loader and section. */
export const LATEST_ARTICLES = { limit: 3 } as const;
