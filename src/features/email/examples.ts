/** Example outbox mails and mail settings for the API reference. */
const SMTP = {
  host: 'mail.law.example',
  port: 587,
  user: 'office@law.example',
  pass: '••••h4rb',
  from: 'office@law.example',
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
