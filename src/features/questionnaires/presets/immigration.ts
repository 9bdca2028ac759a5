import type { QuestionnaireDocument } from '../rules.ts';
import { aboutYou, lastThoughts } from './parts.ts';
import {
  both,
  choice,
  date,
  file,
  ifIs,
  line,
  person,
  section,
  several,
  text,
  yesNo,
} from './shorthand.ts';

export const immigration: QuestionnaireDocument = {
  title: both(['Immigration', 'Inmigración']),
  intro: both([
    'What you write here stays between you and us. What you would rather say in person you can leave out.',
    'Lo que escriba aquí queda entre usted y nosotros. Lo que prefiera decir en persona puede omitirlo.',
  ]),
  otherSide: 'optional',
  sections: [
    aboutYou,
    section(
      'status',
      ['Your status', 'Su situación'],
      [
        line('nationality', ['Which nationality do you have?', '¿Qué nacionalidad tiene?'], {
          isRequired: true,
        }),
        choice(
          'status',
          ['How are you here now?', '¿Cuál es su situación actual?'],
          {
            visa: ['With a visa', 'Con visa'],
            resident: ['As a permanent resident', 'Como residente permanente'],
            citizen: ['As a citizen', 'Como ciudadano o ciudadana'],
            none: ['Without papers', 'Sin papeles'],
            abroad: ['I am in another country', 'Estoy en otro país'],
            in_person: ['I would rather say it in person', 'Prefiero decirlo en persona'],
          },
          { isRequired: true },
        ),
        line('visa_kind', ['Which kind of visa?', '¿Qué tipo de visa?'], {
          shownIf: ifIs('status', 'visa'),
        }),
        date('visa_ends', ['Until when is it valid?', '¿Hasta cuándo es válida?'], {
          shownIf: ifIs('status', 'visa'),
        }),
        file(
          'passport',
          [
            'Can you send us the page of your passport with your photo?',
            '¿Puede enviarnos la página de su pasaporte con su foto?',
          ],
          { maxFiles: 3 },
        ),
        date('arrived_on', [
          'When did you last enter the country?',
          '¿Cuándo entró al país por última vez?',
        ]),
      ],
    ),
    section(
      'family',
      ['Your family', 'Su familia'],
      [
        several(
          'family',
          [
            'Who of your family is a citizen or permanent resident?',
            '¿Quién de su familia es ciudadano o residente permanente?',
          ],
          {
            spouse: ['Spouse', 'Cónyuge'],
            parent: ['A parent', 'Padre o madre'],
            child: ['A child', 'Un hijo o una hija'],
            sibling: ['A brother or sister', 'Un hermano o una hermana'],
          },
        ),
        person('sponsor', [
          'Is there somebody who would apply for you?',
          '¿Hay alguien que presentaría la solicitud por usted?',
        ]),
      ],
    ),
    section(
      'history',
      ['What happened before', 'Lo que ocurrió antes'],
      [
        yesNo(
          'applied_before',
          [
            'Has somebody applied for you before, or have you?',
            '¿Usted u otra persona ha presentado antes una solicitud?',
          ],
          { isRequired: true },
        ),
        text(
          'applied_what',
          ['What was applied for, and what became of it?', '¿Qué se solicitó y qué pasó?'],
          { shownIf: ifIs('applied_before') },
        ),
        yesNo(
          'hearing',
          [
            'Do you have to go to a hearing or an interview?',
            '¿Tiene que ir a una audiencia o entrevista?',
          ],
          { isRequired: true },
        ),
        date('hearing_on', ['On which day?', '¿Qué día?'], {
          shownIf: ifIs('hearing'),
          isRequired: true,
        }),
        yesNo(
          'arrested',
          [
            'Have you ever been arrested, anywhere?',
            '¿Alguna vez ha sido arrestado o arrestada, en cualquier lugar?',
          ],
          {
            help: [
              'We have to know it, and only we read it.',
              'Necesitamos saberlo, y solo nosotros lo leemos.',
            ],
          },
        ),
        yesNo('fears_return', [
          'Are you afraid to return to your country?',
          '¿Tiene miedo de regresar a su país?',
        ]),
        text('fears_why', ['Why? A few words are enough.', '¿Por qué? Bastan unas palabras.'], {
          shownIf: ifIs('fears_return'),
        }),
      ],
    ),
    lastThoughts(),
  ],
};
