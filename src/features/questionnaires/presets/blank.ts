import type { QuestionnaireDocument } from '../rules.ts';

/** A questionnaire with one question. */
export const blankQuestionnaire: QuestionnaireDocument = {
  title: { en: 'New questionnaire' },
  otherSide: 'required',
  sections: [
    {
      key: 'matter',
      title: { en: 'Your matter', es: 'Su asunto' },
      questions: [
        {
          key: 'what_happened',
          type: 'long_text',
          title: {
            en: 'What would you like us to know before we meet?',
            es: '¿Qué quiere que sepamos antes de la reunión?',
          },
          isRequired: false,
        },
      ],
    },
  ],
};
