import { message } from './language.ts';

export const title = 'Who else can help';
export const numberChecked = message('(number checked {date})');
