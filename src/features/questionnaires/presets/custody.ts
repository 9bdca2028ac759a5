import type { QuestionnaireDocument } from '../rules.ts';
import { aboutYou, children, lastThoughts, safety } from './parts.ts';
import { both, date, ifIs, line, section, text, yesNo } from './shorthand.ts';

export const custody: QuestionnaireDocument = {
  title: both(['Custody of children', 'Custodia de los hijos']),
  intro: both([
    'These questions prepare our first meeting. What you don’t know you can leave out.',
    'Estas preguntas preparan nuestra primera reunión. Lo que no sepa puede omitirlo.',
  ]),
  otherSide: 'required',
  sections: [
    aboutYou,
    section('children', ['The children', 'Los hijos'], children),
    safety,
    section(
      'courts',
      ['Courts', 'Tribunales'],
      [
        line(
          'court',
          [
            'Which court made the order, and in which year?',
            '¿Qué tribunal dictó la orden y en qué año?',
          ],
          { shownIf: ifIs('children_order') },
        ),
        yesNo('hearing', ['Is there a hearing soon?', '¿Hay una audiencia próximamente?'], {
          isRequired: true,
        }),
        date('hearing_on', ['On which day?', '¿Qué día?'], {
          shownIf: ifIs('hearing'),
          isRequired: true,
        }),
        yesNo('wants_to_move', [
          'Does a parent want to move away with the children?',
          '¿Alguno de los padres quiere mudarse con los hijos?',
        ]),
      ],
    ),
    section(
      'days',
      ['Everyday life', 'La vida diaria'],
      [
        text('schedule', [
          'What does a usual week look like for the children?',
          '¿Cómo es una semana normal para los hijos?',
        ]),
        text('needs', [
          'Does a child need special care, at school or for their health?',
          '¿Algún hijo necesita atención especial, en la escuela o por su salud?',
        ]),
      ],
    ),
    lastThoughts([
      'What would be the best arrangement for the children?',
      '¿Cuál sería el mejor arreglo para los hijos?',
    ]),
  ],
};
