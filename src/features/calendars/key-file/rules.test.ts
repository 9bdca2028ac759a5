import { expect, it } from 'vitest';
import { readGoogleKeyFile } from './rules.ts';

const FILE = {
  type: 'service_account',
  project_id: 'firm',
  private_key: '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n',
  client_email: 'bot@firm.iam.gserviceaccount.com',
  token_uri: 'https://oauth2.googleapis.com/token',
};

it('reads the account and its key, and nothing else', () => {
  expect(readGoogleKeyFile(JSON.stringify(FILE))).toEqual({
    settings: { client_email: FILE.client_email, private_key: FILE.private_key },
    account: FILE.client_email,
  });
});

it.each([
  ['-----BEGIN PRIVATE KEY-----', 'it must be one JSON object'],
  [JSON.stringify([FILE]), 'it must be one JSON object'],
  [JSON.stringify(FILE).slice(0, -5), 'it must be one JSON object'],
  [{ installed: { client_id: 'x' } }, 'the file of an OAuth client'],
  [{ web: { client_id: 'x' } }, 'the file of an OAuth client'],
  [{ ...FILE, type: 'authorized_user' }, 'Its type is “authorized_user”.'],
  [{ apiKey: 'x' }, 'not the key file of a service account.'],
  [{ ...FILE, private_key: undefined }, 'it has no private_key'],
  [{ ...FILE, client_email: undefined }, 'it has no client_email'],
])('says what is wrong with %j', (file, words) => {
  const text = typeof file === 'string' ? file : JSON.stringify(file);
  expect(readGoogleKeyFile(text)).toEqual({ problem: expect.stringContaining(words) });
});
