import { message } from './language.ts';

export const byAppointment = 'by appointment';
export const dayRange = message('{first}–{last}');
export const am = 'AM';
export const pm = 'PM';
