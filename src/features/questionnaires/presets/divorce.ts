import type { QuestionnaireDocument } from '../rules.ts';
import { aboutYou, children, lastThoughts, safety } from './parts.ts';
import {
  both,
  choice,
  date,
  file,
  ifIncludes,
  ifIs,
  line,
  money,
  section,
  several,
  yesNo,
} from './shorthand.ts';

export const divorce: QuestionnaireDocument = {
  title: both(['Divorce or separation', 'Divorcio o separación']),
  intro: both([
    'These questions prepare our first meeting. What you don’t know you can leave out.',
    'Estas preguntas preparan nuestra primera reunión. Lo que no sepa puede omitirlo.',
  ]),
  otherSide: 'required',
  sections: [
    aboutYou,
    section(
      'marriage',
      ['Your marriage', 'Su matrimonio'],
      [
        choice(
          'relation',
          ['Are you married?', '¿Están casados?'],
          {
            married: ['Yes', 'Sí'],
            partners: ['No, but we are registered partners', 'No, pero somos pareja registrada'],
            neither: ['No', 'No'],
          },
          { isRequired: true },
        ),
        date('married_on', ['When did you marry?', '¿Cuándo se casaron?'], {
          shownIf: ifIs('relation', 'married'),
        }),
        line('married_in', ['Where did you marry?', '¿Dónde se casaron?'], {
          shownIf: ifIs('relation', 'married'),
        }),
        yesNo('lives_apart', ['Do you live apart?', '¿Viven separados?'], { isRequired: true }),
        date('apart_since', ['Since when?', '¿Desde cuándo?'], { shownIf: ifIs('lives_apart') }),
        yesNo(
          'case_filed',
          [
            'Has one of you begun a case in court?',
            '¿Alguno de los dos ha iniciado un caso en el tribunal?',
          ],
          { isRequired: true },
        ),
        date(
          'served_on',
          ['When were the papers handed to you?', '¿Cuándo le entregaron los documentos?'],
          {
            shownIf: ifIs('case_filed'),
            help: [
              'Courts count days from then.',
              'Los tribunales cuentan los días desde entonces.',
            ],
          },
        ),
        file(
          'court_papers',
          [
            'Can you send us the papers that you have from the court?',
            '¿Puede enviarnos los documentos que tiene del tribunal?',
          ],
          { shownIf: ifIs('case_filed'), maxFiles: 10 },
        ),
      ],
    ),
    safety,
    section(
      'family',
      ['Children', 'Hijos'],
      [
        yesNo(
          'has_children',
          ['Do you have children under 18 together?', '¿Tienen hijos menores de 18 años en común?'],
          { isRequired: true },
        ),
      ],
    ),
    section('children', ['The children', 'Los hijos'], children, ifIs('has_children')),
    section(
      'property',
      ['Property and debts', 'Bienes y deudas'],
      [
        several(
          'property',
          ['What do you own, together or alone?', '¿Qué bienes tienen, juntos o por separado?'],
          {
            home: ['A home or land', 'Una vivienda o un terreno'],
            accounts: ['Bank accounts', 'Cuentas bancarias'],
            pension: ['Pensions', 'Pensiones'],
            business: ['A business', 'Un negocio'],
            vehicles: ['Vehicles', 'Vehículos'],
          },
        ),
        money(
          'home_value',
          ['What is the home worth, about?', '¿Cuánto vale la vivienda, aproximadamente?'],
          { shownIf: ifIncludes('property', 'home') },
        ),
        line('business_name', ['What is the business called?', '¿Cómo se llama el negocio?'], {
          shownIf: ifIncludes('property', 'business'),
        }),
        money('own_income', [
          'How much do you earn in a month, before taxes?',
          '¿Cuánto gana al mes, antes de impuestos?',
        ]),
        money('other_income', [
          'And the other person, as far as you know?',
          '¿Y la otra persona, según lo que sabe?',
        ]),
        money('debts', [
          'How much do you owe together, about?',
          '¿Cuánto deben en total, aproximadamente?',
        ]),
      ],
    ),
    lastThoughts(),
  ],
};
