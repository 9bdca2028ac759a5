type Response = { description: string; headers?: object; content: object };

const REQUEST_ID = '5f0c1c1e-8f4e-4f7b-9a51-2b6f0f1d9c11';

const RETRY_AFTER = {
  'Retry-After': {
    description: 'Seconds after which to try again',
    schema: { type: 'integer' },
    example: 30,
  },
};

const example = (code: string, reason: string, message: string, details: object = {}) => ({
  code,
  reason,
  message,
  requestId: REQUEST_ID,
  ...details,
});

const response = (description: string, shown: object, headers?: object): Response => ({
  description,
  ...(headers && { headers }),
  content: {
    'application/json': { schema: { $ref: '#/components/schemas/Error' }, example: shown },
  },
});

/** The error responses by status; operations refer to them as `#/components/responses/Error400`. */
export const ERROR_RESPONSES: Readonly<Record<string, Response>> = {
  400: response(
    'The request is invalid; fieldErrors says where.',
    example('BAD_REQUEST', 'invalid_input', 'email: Please enter a valid email address', {
      fieldErrors: { email: ['Please enter a valid email address'] },
    }),
  ),
  401: response(
    'There is no valid access token.',
    example('UNAUTHORIZED', 'not_signed_in', 'Please sign in to access this area.'),
    {
      'WWW-Authenticate': {
        description: 'The scheme to authenticate with',
        schema: { type: 'string' },
        example: 'Bearer',
      },
    },
  ),
  403: response(
    'The caller may not do this, or the function is switched off; reason says which. step_up_required: sign in again. second_factor_required: the role needs a second factor, and the account has none.',
    example('FORBIDDEN', 'awaiting_approval', 'Your account is waiting for approval.'),
  ),
  402: response(
    'The consultation has a fee: its time is held, and it is booked once the fee is paid at the address in payment.',
    example(
      'PAYMENT_REQUIRED',
      'payment_required',
      'The time is held for you. It is booked once the fee is paid.',
      {
        payment: {
          page: '/payment/k3J…',
          url: 'https://law.example/payment/k3J…',
          checkoutUrl: 'https://checkout.stripe.com/c/pay/cs_live_…',
          heldUntil: '2031-03-10T17:31:00.000Z',
          ...{ amountMinor: 15_000, currency: 'EUR' },
        },
      },
    ),
  ),
  404: response(
    'There is no such record.',
    example('NOT_FOUND', 'appointment_not_found', 'There is no such appointment.'),
  ),
  409: response(
    'The request conflicts with what is stored; reason says how. With an Idempotency-Key also request_under_way, with Retry-After, while the first request is being carried out, and answer_lost if it was carried out but its answer is no longer known.',
    example('CONFLICT', 'slot_taken', 'This time was just taken.', {
      alternatives: [{ start: '2031-03-11T17:00:00.000Z', date: '2031-03-11', label: '10:00 AM' }],
    }),
    RETRY_AFTER,
  ),
  413: response(
    'The body is too large.',
    example('PAYLOAD_TOO_LARGE', 'body_too_large', 'The body is too large', {
      fieldErrors: { body: ['The body is too large'] },
    }),
  ),
  422: response(
    'The Idempotency-Key belongs to a request with other contents.',
    example(
      'UNPROCESSABLE_CONTENT',
      'idempotency_key_reused',
      'This Idempotency-Key belongs to a request with other contents.',
      {
        fieldErrors: {
          'Idempotency-Key': ['This Idempotency-Key belongs to a request with other contents.'],
        },
      },
    ),
  ),
  429: response(
    'The caller has sent too many requests.',
    example('TOO_MANY_REQUESTS', 'too_many_requests', 'Please wait a moment and try again.', {
      retryAfterSeconds: 30,
    }),
    RETRY_AFTER,
  ),
  503: response(
    'The database or another service cannot be reached (`database_unavailable`), or the server has more requests than it can handle (`too_busy`).',
    example(
      'SERVICE_UNAVAILABLE',
      'database_unavailable',
      'We cannot reach our records right now. Please try again in a moment.',
      { retryAfterSeconds: 2 },
    ),
    RETRY_AFTER,
  ),
};
