import type { QuestionnaireDocument } from '../rules.ts';
import { aboutYou, lastThoughts } from './parts.ts';
import {
  address,
  both,
  choice,
  date,
  file,
  ifIs,
  line,
  money,
  person,
  section,
  several,
  text,
  yesNo,
} from './shorthand.ts';

export const probate: QuestionnaireDocument = {
  title: both(['Probate', 'Sucesión']),
  intro: both([
    'We are sorry for your loss. What you don’t know yet you can leave out.',
    'Lamentamos su pérdida. Lo que todavía no sepa puede omitirlo.',
  ]),
  otherSide: 'optional',
  sections: [
    aboutYou,
    section(
      'deceased',
      ['The person who died', 'La persona fallecida'],
      [
        line('deceased_name', ['What was their full name?', '¿Cuál era su nombre completo?'], {
          isRequired: true,
        }),
        date('died_on', ['When did they die?', '¿Cuándo falleció?'], { isRequired: true }),
        address('last_home', ['Where did they last live?', '¿Dónde vivía al final?']),
        choice(
          'your_relation',
          ['What are you to them?', '¿Qué relación tenía con esa persona?'],
          {
            spouse: ['Spouse or partner', 'Cónyuge o pareja'],
            child: ['Child', 'Hijo o hija'],
            parent: ['Parent', 'Padre o madre'],
            sibling: ['Brother or sister', 'Hermano o hermana'],
            other: ['Somebody else', 'Otra persona'],
          },
          { isRequired: true },
        ),
      ],
    ),
    section(
      'papers',
      ['Papers', 'Documentos'],
      [
        choice(
          'will',
          ['Is there a will?', '¿Hay un testamento?'],
          {
            original: ['Yes, I have the original', 'Sí, tengo el original'],
            elsewhere: ['Yes, but somebody else has it', 'Sí, pero lo tiene otra persona'],
            none: ['No', 'No'],
            unknown: ['I don’t know', 'No lo sé'],
          },
          { isRequired: true },
        ),
        person('will_holder', ['Who has it?', '¿Quién lo tiene?'], {
          shownIf: ifIs('will', 'elsewhere'),
        }),
        yesNo(
          'is_executor',
          ['Does it name you to carry it out?', '¿Le nombra a usted para llevarlo a cabo?'],
          { shownIf: ifIs('will', 'original') },
        ),
        file('will_copy', ['Can you send us the will?', '¿Puede enviarnos el testamento?'], {
          shownIf: ifIs('will', 'original'),
          help: [
            'Photos of all pages are fine. Keep the original, and don’t take it apart.',
            'Bastan fotos de todas las páginas. Guarde el original y no lo desarme.',
          ],
          maxFiles: 10,
        }),
        yesNo('case_open', [
          'Is there a case in court already?',
          '¿Ya hay un caso en el tribunal?',
        ]),
      ],
    ),
    section(
      'heirs',
      ['Heirs', 'Herederos'],
      [
        text(
          'heirs',
          [
            'Who are the close relatives and heirs? One on each line.',
            '¿Quiénes son los familiares cercanos y los herederos? Uno por línea.',
          ],
          { isRequired: true },
        ),
        yesNo('dispute', ['Does somebody disagree?', '¿Alguien está en desacuerdo?'], {
          isRequired: true,
        }),
        text('dispute_about', ['Who, and about what?', '¿Quién y sobre qué?'], {
          shownIf: ifIs('dispute'),
        }),
      ],
    ),
    section(
      'estate',
      ['What they owned', 'Sus bienes'],
      [
        several('estate', ['What is there, as far as you know?', '¿Qué hay, según lo que sabe?'], {
          home: ['A home or land', 'Una vivienda o un terreno'],
          accounts: ['Accounts and investments', 'Cuentas e inversiones'],
          vehicles: ['Vehicles', 'Vehículos'],
          business: ['A business', 'Un negocio'],
        }),
        money('estate_value', [
          'What is it worth together, about?',
          '¿Cuánto vale en total, aproximadamente?',
        ]),
        money('debts', ['How much did they owe, about?', '¿Cuánto debía, aproximadamente?']),
      ],
    ),
    lastThoughts(['What worries you most right now?', '¿Qué le preocupa más en este momento?']),
  ],
};
