import type { MailAddresses } from '../open-transport.ts';

const NOBODY = 'http://127.0.0.1:9';

/** Mail providers that cannot be reached. */
export const NO_ADDRESSES: MailAddresses = {
  sendGrid: NOBODY,
  googleToken: NOBODY,
  microsoftLogin: NOBODY,
};
