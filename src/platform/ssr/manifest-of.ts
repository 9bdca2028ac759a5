/** In the folder of the client's files: which of them a page in this language needs. */
export const manifestOf = (language: string): string => `.vite/manifest-${language}.json`;
