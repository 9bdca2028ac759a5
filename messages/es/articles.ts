import { message } from './language.ts';

export const title = 'Temas legales';
export const search = 'Buscar artículos';
export const category = 'Categoría';
export const readingTime = '5 min de lectura';
export const notFoundTitle = 'Artículo no encontrado';
export const notFoundLead = 'El artículo que busca no existe o cambió de dirección.';
export const backToBlog = 'Volver a los artículos';
export const preview = 'Vista previa.';
export const previewPublic = 'Esto ya está en el sitio.';
export const previewDraft = 'Esto es un borrador. No está en el sitio.';
export const more = 'Más artículos';
export const previous = 'Anterior';
export const next = 'Siguiente';
export const related = 'Artículos relacionados';
export const noneFound = 'No se encontraron artículos';
export const fromElsewhere = 'De otros sitios';
export const fromElsewhereLead =
  'Artículos de otros sitios que leímos y que creemos que valen su tiempo.';
export const allOutside = 'Todos los artículos de otros sitios';
export const previewTitle = message('Vista previa: {title}');
export const previewFrom = message('Esto no estará en el sitio antes del {time} ({zone}).');
export const shareOn = message('Compartir en {network} (abre otra pestaña)');
