import type { QuestionnaireDocument } from '../rules.ts';
import { aboutYou, lastThoughts } from './parts.ts';
import {
  both,
  choice,
  date,
  ifIncludes,
  ifIs,
  line,
  money,
  section,
  several,
  text,
  yesNo,
} from './shorthand.ts';

export const employment: QuestionnaireDocument = {
  title: both(['Employment', 'Trabajo']),
  intro: both([
    'In these matters days count. Answer what you can before we meet.',
    'En estos asuntos los días cuentan. Responda lo que pueda antes de la reunión.',
  ]),
  otherSide: 'required',
  sections: [
    aboutYou,
    section(
      'job',
      ['Your job', 'Su trabajo'],
      [
        line('employer', ['What is the employer called?', '¿Cómo se llama el empleador?'], {
          isRequired: true,
        }),
        line('position', ['What is your work there?', '¿Cuál es su trabajo allí?'], {
          isRequired: true,
        }),
        date('began_on', ['Since when?', '¿Desde cuándo?']),
        choice(
          'still_there',
          ['Do you still work there?', '¿Sigue trabajando allí?'],
          {
            yes: ['Yes', 'Sí'],
            dismissed: ['No, I was dismissed', 'No, me despidieron'],
            resigned: ['No, I resigned', 'No, renuncié'],
            ended: ['No, it ended by itself', 'No, terminó por sí solo'],
          },
          { isRequired: true },
        ),
        date('dismissed_on', ['When were you told?', '¿Cuándo se lo comunicaron?'], {
          shownIf: ifIs('still_there', 'dismissed'),
          isRequired: true,
        }),
        line('dismissed_why', ['Which reason did they give?', '¿Qué motivo le dieron?'], {
          shownIf: ifIs('still_there', 'dismissed'),
        }),
        money('pay', [
          'How much do or did you earn in a month, before taxes?',
          '¿Cuánto gana o ganaba al mes, antes de impuestos?',
        ]),
      ],
    ),
    section(
      'problem',
      ['What happened', 'Lo que pasó'],
      [
        several(
          'problem',
          ['What is it about?', '¿De qué se trata?'],
          {
            wages: ['Wages or hours', 'Salario u horas'],
            dismissal: ['The dismissal', 'El despido'],
            discrimination: ['Discrimination', 'Discriminación'],
            harassment: ['Harassment', 'Acoso'],
            leave: ['Leave, or an illness', 'Licencia o enfermedad'],
            contract: [
              'A contract or severance offer',
              'Un contrato o una oferta de indemnización',
            ],
          },
          { isRequired: true },
        ),
        money(
          'wages_owed',
          ['How much are you owed, about?', '¿Cuánto le deben, aproximadamente?'],
          { shownIf: ifIncludes('problem', 'wages') },
        ),
        date(
          'offer_until',
          ['Until when must you answer the offer?', '¿Hasta cuándo debe responder a la oferta?'],
          { shownIf: ifIncludes('problem', 'contract') },
        ),
        text('story', ['What happened, in order?', '¿Qué pasó, en orden?']),
        yesNo('complained', [
          'Have you complained, to the employer or an authority?',
          '¿Se ha quejado, ante el empleador o una autoridad?',
        ]),
        text(
          'complained_how',
          ['When, to whom, and what did they answer?', '¿Cuándo, a quién y qué le respondieron?'],
          { shownIf: ifIs('complained') },
        ),
        text('witnesses', ['Who has seen it?', '¿Quién lo ha visto?']),
      ],
    ),
    lastThoughts(),
  ],
};
