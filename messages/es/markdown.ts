import { message } from './language.ts';

export const consultations = 'Consultas';
export const programsHold = message(
  'Los programas encuentran horas libres, y apartan una para una persona que la confirma, en {address} (Model Context Protocol).',
);
export const phone = 'Teléfono';
export const email = 'Correo electrónico';
export const office = 'Oficina';
export const officeIn = message('Oficina en {place}');
export const hours = 'Horario';
export const seeAlso = 'Vea también:';
export const schedule = 'Reservar una consulta';
export const notFoundTitle = 'Página no encontrada';
export const notFound = 'No hay ninguna página en esta dirección.';
export const everyPage =
  'Cada una de estas páginas se entrega como Markdown con el encabezado “Accept: text/markdown”.';
export const programsLookUp = message(
  'Los programas consultan el bufete, sus artículos y las horas libres en {address} (Model Context Protocol). Pueden apartar una hora para una persona; solo la persona puede reservarla.',
);
export const pages = 'Páginas';
export const articles = 'Artículos';
export const optional = 'Optional';
export const allPages = 'Todas las páginas y artículos';
export const summary = message(
  '{firm} es un bufete de abogados en {addresses}. Teléfono: {phone}.',
);
export const betweenOffices = '; y en ';
