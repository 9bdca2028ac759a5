/** Example person for the API description. */
export const PERSON_ROW = {
  id: '7d0c5f4e-9a43-4cf4-8a5d-2f5b9d1c3e20',
  name: 'Dana Whitfield',
  email: 'dana@example.com',
  phone: '(619) 555-0100',
  tags: ['probate'],
  ownerId: null,
  owner: null,
  nextStep: 'Send the list of documents',
  nextStepOn: '2031-03-12',
  lastAt: '2031-03-10T14:00:00.000Z',
  contactPreferences: { mayCall: true, mayLeaveVoicemail: false },
};
