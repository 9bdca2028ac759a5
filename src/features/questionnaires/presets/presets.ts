import type { QuestionnaireDocument } from '../rules.ts';
import { custody } from './custody.ts';
import { divorce } from './divorce.ts';
import { employment } from './employment.ts';
import { estatePlan } from './estate-plan.ts';
import { immigration } from './immigration.ts';
import { probate } from './probate.ts';

/** Questionnaires to begin with. The firm changes them, and answers for what they ask. */
export const PRESETS: Readonly<Partial<Record<string, QuestionnaireDocument>>> = {
  divorce,
  custody,
  estate_plan: estatePlan,
  probate,
  immigration,
  employment,
};
