import { z } from 'zod';
import { can, publicProcedure, rateLimited, router } from '../../platform/trpc/trpc.ts';
import { getClientPage, listPageLinks } from './answering/get-page.ts';
import { removeFile } from './answering/remove-file.ts';
import { saveAnswer } from './answering/save-answer.ts';
import { saveNames } from './answering/save-names.ts';
import { sendAnswers, sendLinkAgain } from './answering/send-answers.ts';
import { askAgain, askQuestions, withdrawQuestions } from './asking/ask-questions.ts';
import { getRequest, listRequests } from './asking/get-request.ts';
import {
  archiveQuestionnaire,
  createQuestionnaire,
  getQuestionnaire,
  listAll,
  listPresets,
  publishQuestionnaire,
  updateDraft,
} from './edit-questionnaires.ts';
import { ASK_INPUT, QUESTION_REQUEST, QUESTIONNAIRE, REQUEST_ROW } from './examples.ts';
import {
  answerInput,
  archiveInput,
  askInput,
  clientPageSchema,
  createQuestionnaireInput,
  listedQuestionnaireSchema,
  namesInput,
  pageLinksSchema,
  presetsSchema,
  publishInput,
  questionnaireIdInput,
  questionnaireSchema,
  removeFileInput,
  requestIdInput,
  requestRowsSchema,
  requestSchema,
  requestsOfInput,
  tokenInput,
  updateQuestionnaireInput,
} from './schema.ts';

const TAG = 'Questions to clients';

export const questionnairesRouter = router({
  list: can('questionnaires.read')
    .meta({
      rest: 'GET /admin/questionnaires',
      tag: TAG,
      summary: 'List the questionnaires, archived ones last',
      examples: { response: [QUESTIONNAIRE] },
    })
    .output(z.array(listedQuestionnaireSchema))
    .query(({ ctx }) => listAll(ctx)),

  get: can('questionnaires.read')
    .input(questionnaireIdInput)
    .output(questionnaireSchema)
    .query(({ ctx, input }) => getQuestionnaire(ctx, input.id)),

  presets: can('questionnaires.read')
    .output(presetsSchema)
    .query(() => listPresets()),

  create: can('questionnaires.change')
    .input(createQuestionnaireInput)
    .output(questionnaireSchema)
    .mutation(({ ctx, input }) => createQuestionnaire(ctx, input)),

  update: can('questionnaires.change')
    .input(updateQuestionnaireInput)
    .output(questionnaireSchema)
    .mutation(({ ctx, input }) => updateDraft(ctx, input)),

  publish: can('questionnaires.change')
    .input(publishInput)
    .output(questionnaireSchema)
    .mutation(({ ctx, input }) => publishQuestionnaire(ctx, input)),

  archive: can('questionnaires.change')
    .input(archiveInput)
    .output(questionnaireSchema)
    .mutation(({ ctx, input }) => archiveQuestionnaire(ctx, input)),
});

export const questionRequestsRouter = router({
  list: can('questions.read')
    .meta({
      rest: 'GET /admin/question-requests',
      tag: TAG,
      summary: 'What was asked of the client of an appointment, or of a person, latest first',
      errors: [404],
      examples: { response: [REQUEST_ROW] },
    })
    .input(requestsOfInput)
    .output(requestRowsSchema)
    .query(({ ctx, input }) => listRequests(ctx, input)),

  get: can('questions.read')
    .meta({
      rest: 'GET /admin/question-requests/:id',
      tag: TAG,
      summary: 'What a client was asked, with the answers given so far',
      errors: [404],
      examples: { response: QUESTION_REQUEST },
    })
    .input(requestIdInput)
    .output(requestSchema)
    .query(({ ctx, input }) => getRequest(ctx, input.id)),

  ask: can('questions.change')
    .meta({
      rest: 'POST /admin/question-requests',
      tag: TAG,
      summary: 'Send questions to the client of an appointment, or to a person',
      description:
        'The client gets a link by mail. The questions open once the names of both sides are cleared.',
      status: 201,
      errors: [404, 409],
      examples: { body: ASK_INPUT, response: QUESTION_REQUEST },
    })
    .input(askInput)
    .output(requestSchema)
    .mutation(({ ctx, input }) => askQuestions(ctx, input)),

  renew: can('questions.change')
    .input(requestIdInput)
    .output(requestSchema)
    .mutation(({ ctx, input }) => askAgain(ctx, input.id)),

  withdraw: can('questions.change')
    .meta({
      rest: 'DELETE /admin/question-requests/:id/link',
      tag: TAG,
      summary: 'Withdraw questions: the link stops working, the answers stay',
      errors: [404],
    })
    .input(requestIdInput)
    .output(z.void())
    .mutation(({ ctx, input }) => withdrawQuestions(ctx, input.id)),
});

const reading = publicProcedure.use(rateLimited('question-pages', { limit: 600, seconds: 600 }));
const changing = publicProcedure.use(rateLimited('question-changes', { limit: 200, seconds: 600 }));

/** Procedures for clients, authorized by the link in their mails. */
export const questionPagesRouter = router({
  page: reading
    .input(tokenInput)
    .output(clientPageSchema)
    .query(({ ctx, input }) => getClientPage(ctx, input.token)),

  /** By the link to the page of an appointment. */
  ofAppointment: reading
    .input(tokenInput)
    .output(pageLinksSchema)
    .query(({ ctx, input }) => listPageLinks(ctx, input.token)),

  saveNames: changing
    .input(namesInput)
    .output(clientPageSchema)
    .mutation(({ ctx, input }) => saveNames(ctx, input)),

  answer: changing
    .input(answerInput)
    .output(clientPageSchema)
    .mutation(({ ctx, input }) => saveAnswer(ctx, input)),

  removeFile: changing
    .input(removeFileInput)
    .output(clientPageSchema)
    .mutation(({ ctx, input }) => removeFile(ctx, input)),

  send: changing
    .input(tokenInput)
    .output(clientPageSchema)
    .mutation(({ ctx, input }) => sendAnswers(ctx, input.token)),

  sendLink: changing
    .input(tokenInput)
    .output(z.void())
    .mutation(({ ctx, input }) => sendLinkAgain(ctx, input.token)),
});
