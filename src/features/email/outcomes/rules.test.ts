import { expect, it } from 'vitest';
import { explainFailure, mailOutcomeLabel } from './rules.ts';

it.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'The mail server does not answer.'],
  ['Greeting never received', 'turn “Encrypted from the start” on'],
  [
    '40ADF3AE397F0000:error:0A00010B:SSL routines:tls_validate_record_header:wrong version number',
    'Turn “Encrypted from the start” off',
  ],
  ['getaddrinfo ENOTFOUND smtp.exmaple.com', 'not found'],
  ['Invalid login: 535 5.7.8 Bad credentials', 'refused our sign-in'],
  ['Error upgrading connection with STARTTLS: 500 Error', 'does not offer an encrypted connection'],
  ['self-signed certificate', 'certificate could not be verified'],
  ['421 4.7.0 Try again later', 'asked us to wait'],
  ['550 5.1.1 No such user', 'does not accept mail for this address'],
  ['This is not an e-mail address that can be written to', 'does not accept mail'],
  ['Something else', 'The mail could not be sent.'],
])('says why a mail failed: %s', (lastError, words) => {
  expect(explainFailure(lastError)).toContain(words);
});

it('says that a mail is tried again only if it is', () => {
  expect(explainFailure('Something else', 'failed')).toMatch(/We keep trying\.$/);
  expect(explainFailure('Something else', 'needs_attention')).not.toMatch(/keep trying/);
});

it('tells a bounce from another failure, and a caught mail from an accepted one', () => {
  const sent = { state: 'sent', isCaught: false, skipReason: null, lastError: null } as const;
  expect(mailOutcomeLabel(sent)).toBe('Accepted');
  expect(mailOutcomeLabel({ ...sent, isCaught: true })).toBe('Caught here, not sent');
  const failed = { ...sent, state: 'needs_attention', lastError: '550 No such user' } as const;
  expect(mailOutcomeLabel(failed)).toBe('Bounced');
  expect(mailOutcomeLabel({ ...failed, lastError: 'ETIMEDOUT' })).toBe('Failed');
  expect(mailOutcomeLabel({ ...sent, state: 'skipped' })).toBe('Not needed');
  expect(mailOutcomeLabel({ ...sent, state: 'skipped', skipReason: 'receiver_limit' })).toBe(
    'Held back',
  );
});
