/** What the home page asks for, the same in the loader and in the sections. */
export const NEXT_FREE = { count: 3, type: 'initial' } as const;
export const ARTICLES = { limit: 3 } as const;
