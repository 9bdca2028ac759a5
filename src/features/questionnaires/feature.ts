import type { ActionSentences } from '../../platform/audit/sentences.ts';
import { questionsMails } from './mails.ts';
import { questionsPersonalData } from './personal-data.ts';
import { questionnairesRouter, questionPagesRouter, questionRequestsRouter } from './router.ts';
import { questionnairesTables } from './tables.ts';
import { questionsTimeline } from './timeline.ts';
import { startQuestionsWorkers } from './workers.ts';

/** What this feature brings to the app; listed in `src/app/features.ts`. */
export const questionnairesFeature = {
  routers: {
    questionnaires: questionnairesRouter,
    questionRequests: questionRequestsRouter,
    questionPages: questionPagesRouter,
  },
  mails: questionsMails,
  personalData: questionsPersonalData,
  timeline: [questionsTimeline],
  startWorkers: startQuestionsWorkers,
  tables: questionnairesTables,
  actions: {
    'questionnaire.create': 'added a questionnaire',
    'questionnaire.update': 'changed a questionnaire',
    'questionnaire.publish': 'published a questionnaire',
    'questionnaire.archive': (_name, { isArchived }) =>
      isArchived ? 'archived a questionnaire' : 'restored a questionnaire',
    'questions.ask': 'sent questions to a client',
    'questions.renew': 'sent a client a new link to questions',
    'questions.withdraw': 'withdrew questions to a client',
  } satisfies ActionSentences,
};
