import type { PreparedTexts } from '../../prepared-texts.ts';

export const types: PreparedTexts = {
  'A first conversation about your situation and what you can do.':
    'Una primera conversación sobre su situación y lo que usted puede hacer.',
  Free: 'Gratis',
  'For clients of the firm: questions and next steps, by phone.':
    'Para clientes del bufete: preguntas y siguientes pasos, por teléfono.',
  'Please keep your papers at hand.': 'Por favor, tenga sus papeles a la mano.',
  'Custody, support and agreements. Also on Tuesday evenings.':
    'Custodia, manutención y acuerdos. También los martes por la tarde.',
};
