import type { PreparedTexts } from '../prepared-texts.ts';

/** Rows that the baseline inserts beside pages and menus. */
export const installed: PreparedTexts = {
  'Initial Consultation (30 min)': 'Primera consulta (30 min)',
  'Follow-up Meeting (30 min)': 'Reunión de seguimiento (30 min)',
  Other: 'Otro asunto',
};
