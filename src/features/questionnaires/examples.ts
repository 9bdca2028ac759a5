/** Examples for the documented calls. */

const AT = '2031-03-10T14:00:00.000Z';

export const QUESTIONNAIRE = {
  id: '7d0c5f4e-9a43-4cf4-8a5d-2f5b9d1c3e20',
  title: 'Before we meet',
  consultationTypes: ['initial'],
  practiceAreas: [],
  sendsAfterBooking: true,
  opensWithoutMatch: false,
  isArchived: false,
  publishedNumber: 2,
  publishedAt: AT,
  updatedAt: AT,
  questions: 9,
};

export const ASK_INPUT = {
  questionnaireId: QUESTIONNAIRE.id,
  appointmentId: '0d2a3a0e-4f1e-4c2b-9d53-5c0b8e4b7a11',
};

export const REQUEST_ROW = {
  id: '3b9f0c1a-6f0a-4f0e-8a55-1f7f4f2f9c33',
  title: QUESTIONNAIRE.title,
  version: 2,
  state: 'answered',
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana@example.com',
  appointmentId: ASK_INPUT.appointmentId,
  createdAt: AT,
  askedBy: 'jordan',
  namesAt: AT,
  sentAt: AT,
  changedAt: null,
  endsAt: '2031-05-09T14:00:00.000Z',
};

export const QUESTION_REQUEST = {
  ...REQUEST_ROW,
  language: 'en',
  contactPreferences: null,
  names: {
    legalName: 'Dana Whitfield',
    formerNames: null,
    otherName: 'Jordan Whitfield',
    otherAttorney: null,
    otherPeople: null,
  },
  clearedAt: AT,
  clearedBy: 'jordan',
  sections: [
    {
      title: 'Children',
      questions: [
        {
          key: 'has_children',
          title: 'Do you have children under 18 together?',
          isRequired: true,
          value: 'yes',
          text: 'Yes',
          changes: [],
        },
      ],
    },
  ],
};
