import { expect, it } from 'vitest';
import { EMAIL_KIND_LABELS, explainFailure, FIRM_EMAIL_KINDS } from './rules.ts';

it.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'The mail server does not answer.'],
  ['Greeting never received', 'does not answer'],
  ['getaddrinfo ENOTFOUND smtp.exmaple.com', 'not found'],
  ['Invalid login: 535 5.7.8 Bad credentials', 'refused our sign-in'],
  ['Error upgrading connection with STARTTLS: 500 Error', 'does not offer an encrypted connection'],
  ['self-signed certificate', 'prove who it is'],
  ['421 4.7.0 Try again later', 'asked us to wait'],
  ['550 5.1.1 No such user', 'does not take mail for this address'],
  ['This is not an e-mail address that can be written to', 'does not take mail'],
  ['Something else', 'The mail could not be sent.'],
])('says why a mail failed: %s', (lastError, words) => {
  expect(explainFailure(lastError)).toContain(words);
});

it('says that a mail is tried again only if it is', () => {
  expect(explainFailure('Something else', 'failed')).toMatch(/We keep trying\.$/);
  expect(explainFailure('Something else', 'needs_attention')).not.toMatch(/keep trying/);
});

it('lists every mail kind that goes to the firm', () => {
  const toTheFirm = Object.entries(EMAIL_KIND_LABELS).filter(([, label]) =>
    label.endsWith(', to the firm'),
  );
  expect([...FIRM_EMAIL_KINDS].sort()).toEqual(toTheFirm.map(([kind]) => kind).sort());
});
