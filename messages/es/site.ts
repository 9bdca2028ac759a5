import { message } from './language.ts';

export const notFoundTitle = '404 Página no encontrada';
export const notFoundLead = 'Esta página no existe en nuestro sitio.';
export const notFoundHint =
  'Es posible que la página haya cambiado de dirección. Pruebe una de estas:';
export const waysBack = 'Otras páginas';
export const home = 'Inicio';
export const practiceAreas = 'Áreas de práctica';
export const contact = 'Contacto';
export const errorTitle = 'No se pudo cargar esta página';
export const errorLead =
  'Nuestro servidor no responde. No se ha perdido nada de lo que envió. Inténtelo de nuevo en un momento o llame a nuestra oficina.';
export const tryAgain = 'Intentar de nuevo';
export const skipToContent = 'Ir al contenido';
export const pageNotFound = 'Página no encontrada';
export const notTranslated = 'Esta página todavía no está en español. Se la mostramos en inglés.';
export const readOriginal = 'Esta página todavía no está en español. <link>Leerla en inglés</link>';
export const menu = 'Menú';
export const mainMenu = 'Principal';
export const freeConsultation = 'Consulta gratuita';
export const social = 'Redes sociales';
export const firm = 'Bufete';
export const services = 'Servicios';
export const legal = 'Avisos legales';
export const reachUs = 'Comuníquese con nosotros';
export const sitemapPages = 'Páginas';
export const sitemapArticles = 'Artículos';
export const inThisLanguage = 'Esta página también está en español.';
export const readHere = 'Leerla en español';
export const callPhone = message('Llamar al {phone}');
