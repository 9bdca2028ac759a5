import { z } from 'zod';
import { optionalLine, optionalText, requiredText } from '../../platform/text/text-schema.ts';
import { instantIn, instantOut } from '../../platform/time/instant-schema.ts';
import { contactPreferencesSchema } from '../contact-preferences/schema.ts';
import { linkedPageSchema } from '../documents/schema.ts';
import { documentSchema } from './document-schema.ts';
import {
  type Answers,
  MAX_NAMES,
  MAX_SHORT,
  MAX_TITLE,
  type QuestionnaireDocument,
  REQUEST_STATES,
} from './rules.ts';

const questionnaireId = z.uuid({ error: 'Must be the id of a questionnaire' });
export const questionnaireIdInput = z.object({ id: questionnaireId });

const keys = z.array(requiredText(80)).max(100, { error: 'At most 100' });

const questionnaireFields = z.object({
  title: requiredText(MAX_TITLE),
  draft: documentSchema as z.ZodType<QuestionnaireDocument, QuestionnaireDocument>,
  consultationTypes: keys,
  practiceAreas: keys,
  sendsAfterBooking: z.boolean(),
  opensWithoutMatch: z.boolean(),
});

/** `preset`: the key of the texts to begin with. */
export const createQuestionnaireInput = z.object({ preset: z.string().max(40).nullish() });

export const updateQuestionnaireInput = questionnaireFields.extend({
  id: questionnaireId,
  updatedAt: instantIn,
});
export type UpdateQuestionnaireInput = z.output<typeof updateQuestionnaireInput>;

export const publishInput = questionnaireIdInput.extend({ updatedAt: instantIn });

export const archiveInput = questionnaireIdInput.extend({ isArchived: z.boolean() });

/** `draft`: what the next published version will ask. */
export const questionnaireSchema = z.object({
  id: z.string(),
  title: z.string(),
  draft: z.custom<QuestionnaireDocument>(),
  consultationTypes: z.array(z.string()),
  practiceAreas: z.array(z.string()),
  sendsAfterBooking: z.boolean(),
  opensWithoutMatch: z.boolean(),
  isArchived: z.boolean(),
  publishedNumber: z.int().nullable(),
  publishedAt: instantOut.nullable(),
  updatedAt: instantOut,
});
export type Questionnaire = z.output<typeof questionnaireSchema>;

export const listedQuestionnaireSchema = questionnaireSchema
  .omit({ draft: true })
  .extend({ questions: z.int().describe('How many questions its draft has') });
export type ListedQuestionnaire = z.output<typeof listedQuestionnaireSchema>;

export const presetsSchema = z.array(z.object({ key: z.string(), title: z.string() }));

const requestId = z.uuid({ error: 'Must be the id of a request' });
export const requestIdInput = z.object({ id: requestId });

/** Exactly one of appointment and person. */
export const askInput = z
  .object({
    questionnaireId,
    appointmentId: z.uuid({ error: 'Must be the id of an appointment' }).nullish(),
    personId: z.uuid({ error: 'Must be the id of a person' }).nullish(),
  })
  .refine(({ appointmentId, personId }) => Boolean(appointmentId) !== Boolean(personId), {
    path: ['appointmentId'],
    error: 'Name an appointment or a person',
  });
export type AskInput = z.output<typeof askInput>;

export const requestsOfInput = z
  .object({
    appointmentId: z.uuid({ error: 'Must be the id of an appointment' }).nullish(),
    personId: z.uuid({ error: 'Must be the id of a person' }).nullish(),
  })
  .refine(({ appointmentId, personId }) => Boolean(appointmentId) !== Boolean(personId), {
    path: ['appointmentId'],
    error: 'Name an appointment or a person',
  });
export type RequestsOfInput = z.output<typeof requestsOfInput>;

const requestFields = {
  id: z.string(),
  title: z.string().describe('Of the questionnaire'),
  version: z.int(),
  state: z.enum(REQUEST_STATES),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  appointmentId: z.string().nullable(),
  createdAt: instantOut,
  askedBy: z.string().nullable().describe('Null if the questions were sent after a booking'),
  namesAt: instantOut.nullable(),
  sentAt: instantOut.nullable(),
  changedAt: instantOut.nullable().describe('The latest change after the answers were sent'),
  endsAt: instantOut.nullable().describe('Until when the link works'),
};

const requestRowSchema = z.object(requestFields);
export type RequestRow = z.output<typeof requestRowSchema>;
export const requestRowsSchema = z.array(requestRowSchema);

const answeredQuestionSchema = z.object({
  key: z.string(),
  title: z.string(),
  isRequired: z.boolean(),
  value: z
    .union([z.string(), z.array(z.string()), z.record(z.string(), z.string())])
    .nullable()
    .describe('Null if it is not answered; of files the ids of their documents'),
  text: z.string().describe('The answer in words; empty if it is not answered'),
  changes: z
    .array(z.object({ at: instantOut, from: z.string(), to: z.string() }))
    .describe('After the answers were sent, oldest first'),
});
export type AnsweredQuestion = z.output<typeof answeredQuestionSchema>;

/** A request with its names and answers, as far as the client has given them. Only the questions that are asked. */
export const requestSchema = z.object({
  ...requestFields,
  language: z.string(),
  contactPreferences: contactPreferencesSchema,
  names: z.object({
    legalName: z.string().nullable(),
    formerNames: z.string().nullable(),
    otherName: z.string().nullable(),
    otherAttorney: z.string().nullable(),
    otherPeople: z.string().nullable(),
  }),
  clearedAt: instantOut.nullable(),
  clearedBy: z.string().nullable().describe('Null if a rule has opened the questions'),
  sections: z.array(z.object({ title: z.string(), questions: z.array(answeredQuestionSchema) })),
});
export type QuestionRequest = z.output<typeof requestSchema>;

/** A malformed token is treated like an unknown one. */
export const tokenInput = z.object({ token: z.string().catch('') });

export const namesInput = tokenInput.extend({
  legalName: requiredText(MAX_SHORT),
  formerNames: optionalLine(MAX_NAMES),
  otherName: optionalLine(MAX_SHORT),
  otherAttorney: optionalLine(MAX_SHORT),
  otherPeople: optionalText(MAX_NAMES),
});
export type NamesInput = z.output<typeof namesInput>;

/** `fields`: those of the question's form. `isLater`: an empty answer is left for later. */
export const answerInput = tokenInput.extend({
  question: z.string().max(80),
  fields: z.record(z.string().max(120), z.string().max(40_000)),
  isLater: z.boolean().default(false),
});
export type AnswerInput = z.output<typeof answerInput>;

export const removeFileInput = tokenInput.extend({
  question: answerInput.shape.question,
  file: z.string().max(80),
});
export type RemoveFileInput = z.output<typeof removeFileInput>;

/** What a client sees. Without the questions until the names are cleared. */
export const clientPageSchema = z.object({
  state: z.enum(['names', 'waiting', 'closed', 'open', 'answered']),
  wording: z.enum(['named', 'neutral']),
  firstName: z.string(),
  title: z.string(),
  intro: z.string().nullable(),
  otherSide: z.enum(['required', 'optional']),
  names: z.object({
    legalName: z.string(),
    formerNames: z.string(),
    otherName: z.string(),
    otherAttorney: z.string(),
    otherPeople: z.string(),
  }),
  appointment: z
    .object({ scheduledDate: instantOut, attorney: z.string().nullable() })
    .nullable()
    .describe('If it is still to come'),
  maskedEmail: z.string().nullable().describe('Where the link can be sent again'),
  form: z
    .object({
      document: z.custom<QuestionnaireDocument>(),
      answers: z.custom<Answers>(),
      files: z.record(z.string(), z.object({ name: z.string(), isWhole: z.boolean() })),
      /** For each question for files that is asked, by key: empty until documents can be taken. */
      uploads: z.record(
        z.string(),
        z.object({ token: z.string(), max: z.int(), page: linkedPageSchema }),
      ),
    })
    .nullable(),
  sentAt: instantOut.nullable(),
});
export type ClientPage = z.output<typeof clientPageSchema>;

/** The links of an appointment's client to questions, for their appointment page. */
export const pageLinksSchema = z.array(
  z.object({ path: z.string(), title: z.string(), isAnswered: z.boolean() }),
);
export type PageLinks = z.output<typeof pageLinksSchema>;
