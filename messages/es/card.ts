import { message } from './language.ts';

export const withAttorney = 'Con';
export const whatToBring = 'Qué traer';
export const contactInformation = 'Contacto';
export const addToCalendar = 'Agregar al calendario';
export const removeFromCalendar = 'Quitar del calendario';
export const print = 'Imprimir';
export const cancelled = 'Cancelada';
export const timeInZone = message('{time}, {zone}');
export const timeAtOffice = message('En la oficina: {time}, {zone}');
export const timeAtVisitor = message('En su zona horaria: {time}');
