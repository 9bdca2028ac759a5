import { readSettings } from '../../../platform/provider-settings/fields/rules.ts';

/**
 * Reads the key file of a Google service account as downloaded from Google. Returns its settings and the account, or a
 * `problem`, which tells staff what is wrong with the file.
 */
export function readGoogleKeyFile(
  text: string,
):
  | { settings: { client_email: string; private_key: string }; account: string }
  | { problem: string } {
  const file = readSettings(text);
  if (!file) return { problem: 'This is not a key file: it must be one JSON object, from { to }.' };
  const { type, client_email: email, private_key: key } = file;
  if ('web' in file || 'installed' in file) {
    return {
      problem:
        'This is the file of an OAuth client. Create a service account key instead (IAM & Admin, Service Accounts, Keys).',
    };
  }
  if (type !== 'service_account') {
    const found = typeof type === 'string' ? ` Its type is “${type}”.` : '';
    return { problem: `This is not the key file of a service account.${found}` };
  }
  if (typeof email !== 'string' || typeof key !== 'string') {
    const missing = typeof email === 'string' ? 'private_key' : 'client_email';
    return { problem: `The key file is incomplete: it has no ${missing}.` };
  }
  return { settings: { client_email: email, private_key: key }, account: email };
}
