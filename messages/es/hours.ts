import { message } from './language.ts';

export const byAppointment = 'con cita previa';
export const dayRange = message('{first} a {last}');
export const am = 'a.m.';
export const pm = 'p.m.';
