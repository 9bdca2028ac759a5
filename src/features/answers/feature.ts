import { answerMails } from './mails.ts';
import { answersRouter } from './router.ts';
import { startAnswerWorkers } from './workers.ts';

/** The answers feature as registered in `src/app/features.ts`. */
export const answersFeature = {
  routers: { answers: answersRouter },
  mails: answerMails,
  startWorkers: startAnswerWorkers,
  tables: { answerSettings: { live: 'answers' } },
  actions: { 'answer_settings.update': 'changed the answer times' },
};
