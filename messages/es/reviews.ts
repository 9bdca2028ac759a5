import { message } from './language.ts';

export const source = 'Fuente';
export const otherSite = 'Otro sitio';
export const older = 'Opiniones anteriores';
export const none = 'Todavía no hay opiniones';
export const noneYet = 'Nadie ha dejado una opinión todavía. Pregúntenos lo que quiera saber.';
export const verified = 'Verificada';
export const noneFrom = message(
  'Todavía no hay nada de {source}. En “Todas” verá las de otros sitios.',
);
export const stars = message('{rating} de 5 estrellas');
