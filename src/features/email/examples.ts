/** Example outbox mails and mail settings for the API reference. */
export const EMAIL = {
  id: '9c1d7f30-52b8-4a86-8f6e-0d4a1b2c3d40',
  kind: 'contact_receipt',
  toEmail: 'dana@example.com',
  toName: 'Dana Whitfield',
  subject: null,
  state: 'queued',
  attempts: 1,
  lastError: null,
  createdAt: '2031-03-10T14:00:00.000Z',
  sentAt: null,
  isCaught: false,
  skipReason: null,
  nextTryAt: null,
  senderEmail: null,
  serverName: null,
  serverAnswer: null,
};

export const EMAIL_PREVIEW = {
  ...EMAIL,
  subject: 'We have your message',
  words: 'now',
  text: 'Dana, thank you for writing to us.',
  html: '<p>Dana, thank you for writing to us.</p>',
  attachments: [],
};

const SMTP = {
  host: 'mail.pacificharborlaw.example',
  port: 587,
  user: 'office@pacificharborlaw.example',
  pass: '••••h4rb',
  from: 'office@pacificharborlaw.example',
};

export const MAIL_SETTING = {
  id: 'b6d4f0de-0d5b-4a86-9b0e-5b0d5f1f7a31',
  provider: 'smtp',
  isActive: true,
  config: JSON.stringify(SMTP, null, 2),
  createdAt: '2031-03-10T14:00:00.000Z',
};

export const MAIL_SETTING_INPUT = {
  provider: 'smtp',
  isActive: true,
  config: JSON.stringify({ ...SMTP, pass: 'the whole password' }),
};

export const TEST_MAIL = {
  isSent: false,
  to: 'dana@example.com',
  answer: '535 5.7.8 Authentication credentials invalid',
  explanation:
    'The mail server refused our sign-in. The user name or the key in the settings may be wrong.',
};
