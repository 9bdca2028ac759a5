import { inLanguage } from '../message.ts';

/** The name of the language in itself. */
export const name = 'English';

export const { message } = inLanguage('en');
