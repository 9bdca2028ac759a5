import { message } from './language.ts';

export const summary = message('Consulta con {firm}');
export const neutralSummary = 'Cita';
export const questions = message('¿Preguntas o cambio de planes? Llame al {phone}.');
export const withWhom = message('Con {attorney}.');
export const weCall = message('{who} le llamará.');
export const timeAtOffice = message('Hora en la oficina: {time}.');
export const price = message('Precio: {price}.');
