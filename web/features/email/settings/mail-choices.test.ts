import { describe, expect, it } from 'vitest';
import { MAIL_CONFIGS } from '../../../../src/features/email/settings/schema.ts';
import { MAIL_SERVICES } from '../../../../src/features/email/settings/sign-in-rules.ts';
import { MAIL_CHOICES, signInsOf, smtpFields, withSignIn } from './mail-choices.ts';
import { HOW_TO } from './service-words.ts';

const shown = (...args: Parameters<typeof smtpFields>) =>
  smtpFields(...args).flatMap(({ key, isHidden, isRequired }) =>
    isHidden ? [] : [isRequired ? `${key}*` : key],
  );

it('a known service needs no server, and shows the settings of the chosen way only', () => {
  expect(shown('microsoft', 'password')).toEqual(['user*', 'pass*', 'from*', 'fromName']);
  expect(shown('microsoft', 'microsoft-app')).toEqual([
    ...['user*', 'tenantId*', 'clientId*', 'clientSecret*', 'from*', 'fromName'],
  ]);
  expect(shown('google', 'google-key')).toEqual([
    ...['user*', 'client_email*', 'private_key*', 'from*', 'fromName'],
  ]);
  expect(shown('other', 'password')).toEqual([
    ...['host*', 'port*', 'secure', 'user', 'pass', 'from*', 'fromName'],
  ]);
});

describe.each(MAIL_SERVICES)('$text', ({ value, server }) => {
  it.each(signInsOf(value))('has a how-to for %s, whose fields the schema accepts', (signIn) => {
    expect(HOW_TO[value][signIn]?.steps.length).toBeGreaterThan(1);
    const filled = Object.fromEntries(
      smtpFields(value, signIn).flatMap(({ key, isHidden }) => (isHidden ? [] : [[key, '••••']])),
    );
    const config = withSignIn(
      {
        ...{ ...MAIL_CHOICES[0]?.template, ...server, ...filled },
        user: 'a@b.example',
        from: 'a@b.example',
        ...('clientId' in filled && { clientId: '0a1b2c3d-0a1b-0a1b-0a1b-0a1b2c3d4e5f' }),
        ...('tenantId' in filled && { tenantId: 'firm.example' }),
        ...('client_email' in filled && { client_email: 'a@b.example' }),
      },
      signIn,
    );
    const { error } = MAIL_CONFIGS.smtp.safeParse(config);
    expect(error?.issues).toBeUndefined();
  });
});

it('another way to sign in drops the settings of the former one', () => {
  const before = { host: 'a', user: 'u', pass: 'p' };
  const asApp = withSignIn(before, 'microsoft-app');
  expect(asApp).toEqual({ host: 'a', user: 'u', signIn: 'microsoft-app' });
  expect(withSignIn({ ...asApp, clientId: 'x' }, 'password')).toEqual({ host: 'a', user: 'u' });
});
