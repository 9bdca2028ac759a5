import type { PreparedTexts } from '../../prepared-texts.ts';

export const home: PreparedTexts = {
  'Family law and estate planning in {city}':
    'Derecho de familia y planificación patrimonial en {city}',
  'Divorce, custody, estates and trusts in {city}, explained in plain words.':
    'Divorcio, custodia, herencias y fideicomisos en {city}, explicados en palabras sencillas.',
  'Steady counsel for the hard parts of family life.':
    'Un consejo sereno para los momentos difíciles de la vida en familia.',
  'Divorce, custody, estates and trusts in {city}. We explain each step in plain words, so that you can choose the next one.':
    'Divorcio, custodia, herencias y fideicomisos en {city}. Le explicamos cada paso en palabras sencillas para que usted pueda elegir el siguiente.',
  'Five kinds of work, one careful way of doing it: listen, explain, write it down, finish.':
    'Cinco clases de trabajo y una sola manera de hacerlo, con cuidado: escuchar, explicar, ponerlo por escrito y terminar.',
  'Not sure where yours fits?': '¿No sabe dónde entra su caso?',
  'Most matters touch two of these. Say it in your own words and we will find the right person.':
    'La mayoría de los casos toca dos de estas áreas. Cuéntenoslo en sus propias palabras y encontraremos a la persona indicada.',
  'What would probate cost your family?': '¿Cuánto le costaría a su familia una sucesión?',
  'In California, probate takes 12–18 months. By our estimate it costs 4–7% of an estate between $150,000 and $700,000, less of a larger one. Small estates and modest homes have shorter ways. A living trust keeps it out of court.':
    'En California, la sucesión testamentaria (probate) tarda de 12 a 18 meses. Según nuestro cálculo, cuesta del 4 al 7% de una herencia de entre $150,000 y $700,000, y una parte menor de una más grande. Para las herencias pequeñas y las casas modestas hay caminos más cortos. Un fideicomiso en vida evita pasar por el tribunal.',
  'Probate, in plain words': 'La sucesión (probate), en palabras sencillas',
  'The court process that passes on what someone owned in their own name, with no trust, joint owner or beneficiary to receive it.':
    'El proceso judicial para entregar lo que una persona tenía solo a su nombre, cuando no hay fideicomiso, copropietario ni beneficiario que lo reciba.',
  'The people who answer': 'Las personas que le responden',
  'What clients say': 'La voz de los clientes',
  'You don’t have to decide anything today.': 'No tiene que decidir nada hoy.',
  'Tell us what is going on, in your own words.':
    'Cuéntenos qué está pasando, en sus propias palabras.',
};
