import { message } from './language.ts';

export const title = message('Artículos sobre derecho de {firm}');
export const description = message('Lo que {firm} ha aprendido, en palabras sencillas');
