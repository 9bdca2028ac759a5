import { message } from './language.ts';

export const estimate = message('estimado según {rule}, al {date}');
export const maximum = message('como máximo, según {rule}, al {date}');
export const presumed = message('se presume razonable según {rule}, al {date}');
export const ceiling = message('el tope según {rule}, al {date}');

export const andWeReply = message(', y le respondemos {reply}');
