import { message } from './language.ts';

export const bookingTitle = 'Reserve una consulta';
export const calculatorTitle = 'Calculadora';
export const responsible = message('Abogado o abogada responsable: {name}');
export const legal = 'Información legal';
export const openOnSite = 'Abrir en nuestro sitio';
