import type { PreparedTexts } from '../../prepared-texts.ts';

export const firm: PreparedTexts = {
  '4.9/5': '4.9/5',
  '25+ years': 'Más de 25 años',
  'Within 24 hours': 'En menos de 24 horas',
};
