import { message } from './language.ts';

// What a figure of the law is, in the calculator.
export const estimate = message('estimated from {rule}, as of {date}');
export const maximum = message('at most, under {rule}, as of {date}');
export const presumed = message('presumed reasonable under {rule}, as of {date}');
export const ceiling = message('a ceiling under {rule}, as of {date}');

export const andWeReply = message(', and we reply {reply}');
