import type { PreparedTexts } from '../../prepared-texts.ts';

export const practiceAreas: PreparedTexts = {
  'Practice areas': 'Áreas de práctica',
  'Family law, divorce, child custody, estate planning and trust administration in {city}, explained in plain words.':
    'Derecho de familia, divorcio, custodia de los hijos, planificación patrimonial y administración de fideicomisos en {city}, en palabras sencillas.',
  'What we do': 'Lo que hacemos',
  'Two fields that meet at every kitchen table: families that change, and what they leave to one another.':
    'Dos temas que se encuentran en la mesa de cada familia: las familias que cambian y lo que unos dejan a otros.',
  'Five kinds of work': 'Cinco clases de trabajo',
  'One careful way of doing it: listen, explain, write it down, finish.':
    'Una sola manera de hacerlo, con cuidado: escuchar, explicar, ponerlo por escrito y terminar.',
};
