import { message } from './language.ts';

export const title = 'Quién más puede ayudarle';
export const numberChecked = message('(número verificado el {date})');
