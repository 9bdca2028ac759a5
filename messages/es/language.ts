import { inLanguage } from '../message.ts';

/** The name of the language in itself. */
export const name = 'Español';

export const { message } = inLanguage('es');
