/** Examples in the API description. */

const TERMS = { isActive: true, refundHours: 24 };

export const PAYMENT_SETTINGS_INPUT = {
  secretKey: 'rk_test_51Example',
  webhookSecret: 'whsec_Example',
  ...TERMS,
};

export const PAYMENT_SETTINGS = {
  secretKey: '••••mple',
  webhookSecret: '••••mple',
  ...TERMS,
  isTestMode: true,
  testedAt: '2026-03-10T16:00:00.000Z',
  updatedAt: '2026-03-10T15:58:00.000Z',
};

export const APPOINTMENT_FEE = {
  isDue: true,
  fee: {
    number: '2026-0412',
    ...{ amountMinor: 15_000, currency: 'EUR' },
    paidAt: '2026-03-10T16:00:00.000Z',
    refundUntil: '2026-03-11T17:00:00.000Z',
    refund: null,
  },
};
