import script from './features/embed/inline/embed.ts?inline-script';

/** The script with which other sites embed parts of this one. */
export const embedScript = script;
