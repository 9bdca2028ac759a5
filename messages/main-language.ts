/** The language of the addresses without a prefix, which every other catalogue translates. */
export const MAIN_LANGUAGE = 'en' as const;
