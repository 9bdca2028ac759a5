import { notFound } from '../../platform/errors/errors.ts';

export const noSuchQuestionnaire = () =>
  notFound('questionnaire', 'There is no such questionnaire.');
