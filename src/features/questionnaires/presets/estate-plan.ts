import type { QuestionnaireDocument } from '../rules.ts';
import { aboutYou, lastThoughts } from './parts.ts';
import {
  both,
  choice,
  ifIncludes,
  ifIs,
  money,
  person,
  section,
  several,
  text,
  yesNo,
} from './shorthand.ts';

export const estatePlan: QuestionnaireDocument = {
  title: both(['Estate plan', 'Plan de sucesión']),
  intro: both([
    'We ask about your family and what you own, so that we can propose a plan.',
    'Preguntamos por su familia y sus bienes para poder proponerle un plan.',
  ]),
  otherSide: 'optional',
  sections: [
    aboutYou,
    section(
      'family',
      ['Your family', 'Su familia'],
      [
        choice(
          'status',
          ['Are you married?', '¿Está casado o casada?'],
          {
            single: ['Single', 'Soltero o soltera'],
            married: [
              'Married or in a registered partnership',
              'Casado, casada o en pareja registrada',
            ],
            divorced: ['Divorced', 'Divorciado o divorciada'],
            widowed: ['Widowed', 'Viudo o viuda'],
          },
          { isRequired: true },
        ),
        person('spouse', ['Who is your spouse or partner?', '¿Quién es su cónyuge o pareja?'], {
          shownIf: ifIs('status', 'married'),
          isRequired: true,
        }),
        yesNo('has_children', ['Do you have children?', '¿Tiene hijos?'], { isRequired: true }),
        text(
          'children',
          [
            'Who are they? Names and dates of birth, one on each line.',
            '¿Quiénes son? Nombres y fechas de nacimiento, uno por línea.',
          ],
          { shownIf: ifIs('has_children'), isRequired: true },
        ),
        yesNo('minor_children', ['Is one of them under 18?', '¿Alguno es menor de 18 años?'], {
          shownIf: ifIs('has_children'),
        }),
        person(
          'guardian',
          [
            'Who should care for them if you cannot?',
            '¿Quién debería cuidar de ellos si usted no puede?',
          ],
          { shownIf: ifIs('minor_children') },
        ),
      ],
    ),
    section(
      'property',
      ['What you own', 'Sus bienes'],
      [
        several('property', ['What do you own?', '¿Qué bienes tiene?'], {
          home: ['A home', 'Una vivienda'],
          land: ['Other land', 'Otros terrenos'],
          accounts: ['Accounts and investments', 'Cuentas e inversiones'],
          business: ['A business', 'Un negocio'],
          insurance: ['Life insurance', 'Seguro de vida'],
          abroad: ['Something in another country', 'Algo en otro país'],
        }),
        text(
          'home',
          [
            'Where is the home, and who is the owner on paper?',
            '¿Dónde está la vivienda y a nombre de quién está?',
          ],
          { shownIf: ifIncludes('property', 'home') },
        ),
        money('total', [
          'What is everything worth together, about?',
          '¿Cuánto vale todo junto, aproximadamente?',
        ]),
      ],
    ),
    section(
      'wishes',
      ['Your wishes', 'Sus deseos'],
      [
        yesNo(
          'has_plan',
          ['Is there a will or a trust already?', '¿Ya existe un testamento o fideicomiso?'],
          { isRequired: true },
        ),
        text('why_change', ['What should change?', '¿Qué debería cambiar?'], {
          shownIf: ifIs('has_plan'),
        }),
        text('who_gets', ['Who should get what?', '¿Quién debería recibir qué?']),
        person('executor', [
          'Whom do you trust to carry this out?',
          '¿En quién confía para llevarlo a cabo?',
        ]),
        person('health_agent', [
          'Who should speak for you with doctors if you cannot?',
          '¿Quién debería hablar por usted con los médicos si usted no puede?',
        ]),
      ],
    ),
    lastThoughts(['What matters most to you?', '¿Qué es lo más importante para usted?']),
  ],
};
