import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { FormFields } from '../../../platform/forms/form-answer-schema.ts';
import { registerPlainForms, type SendAnswer } from '../../../platform/http/plain-forms.ts';
import { LATER_STEP, LINK_STEP, REVIEW_STEP } from '../rules.ts';
import type { ClientPage, namesInput } from '../schema.ts';
import { askedQuestions, nextQuestion } from '../visibility-rules.ts';

type Names = Omit<z.input<typeof namesInput>, 'token'>;
type Call<Input> = (input: { token: string } & Input) => Promise<ClientPage>;
type Caller = {
  questionPages: {
    saveNames: Call<Names>;
    answer: Call<{ question: string; fields: FormFields; isLater: boolean }>;
    removeFile: Call<{ question: string; file: string }>;
    send: Call<object>;
    sendLink: (input: { token: string }) => Promise<unknown>;
  };
};

type Options = {
  call: (request: FastifyRequest) => Caller;
  /** Sends the form's page with the result on it. */
  sendAnswer: SendAnswer;
};

/**
 * The forms of the client's page of questions, which all post to its own address: each stores one step, and leads to the
 * next.
 */
export async function questionForms(app: FastifyInstance, { call, sendAnswer }: Options) {
  registerPlainForms(app, [
    {
      path: '/questions/:token',
      refusal: sendAnswer,
      async submit(request, { form = '', ...fields }) {
        const { token } = request.params as { token: string };
        const step = await STEPS[form in STEPS ? (form as keyof typeof STEPS) : 'answer'](
          call(request).questionPages,
          token,
          fields,
        );
        return `/questions/${encodeURIComponent(token)}${step ? `?step=${step}` : ''}`;
      },
    },
  ]);
}

type Pages = Caller['questionPages'];

/** What each form does; resolves to the step that follows, undefined for the first one that is open. */
const STEPS = {
  async names(pages: Pages, token: string, fields: FormFields) {
    await pages.saveNames({ ...(fields as Names), token });
    return isLater(fields) ? LATER_STEP : undefined;
  },
  async answer(pages: Pages, token: string, { question = '', ...given }: FormFields) {
    const { then: _, ...fields } = given;
    const page = await pages.answer({ token, question, fields, isLater: isLater(given) });
    return isLater(given) ? LATER_STEP : stepAfter(page, question);
  },
  async remove(pages: Pages, token: string, { question = '', file = '' }: FormFields) {
    await pages.removeFile({ token, question, file });
    return question;
  },
  async send(pages: Pages, token: string) {
    await pages.send({ token });
    return undefined;
  },
  async link(pages: Pages, token: string) {
    await pages.sendLink({ token });
    return LINK_STEP;
  },
} satisfies Record<
  string,
  (pages: Pages, token: string, fields: FormFields) => Promise<string | undefined>
>;

const isLater = (fields: FormFields) => fields.then === 'later';

/** The next question that is open, first after this one; the review if none is, or if the answers were sent before. */
function stepAfter({ state, form }: ClientPage, question: string): string {
  if (!form || state === 'answered') return REVIEW_STEP;
  const asked = askedQuestions(form.document, form.answers, form.files);
  const place = asked.findIndex((each) => each.question.key === question);
  const next = nextQuestion(asked.slice(place + 1)) ?? nextQuestion(asked);
  return next?.question.key ?? REVIEW_STEP;
}
