/**
 * DynamoDB cannot be used: `message` tells staff what is wrong and what to do. `again`: the same call may succeed when
 * it is retried a little later.
 */
export class TargetFailure extends Error {
  readonly again: boolean;
  readonly reason: FailureReason;

  constructor(
    reason: FailureReason,
    message: string,
    options: { again: boolean; cause?: unknown },
  ) {
    super(message, { cause: options.cause });
    this.name = 'TargetFailure';
    this.again = options.again;
    this.reason = reason;
  }
}

export type FailureReason =
  | 'busy'
  | 'unreachable'
  | 'no_credentials'
  | 'bad_credentials'
  | 'no_rights'
  | 'no_table'
  | 'other_shape'
  | 'refused';

/** Names used in messages. */
export type TargetNames = { label: string; region: string | null; table: string };

const BUSY = new Set([
  'ProvisionedThroughputExceededException',
  'ThrottlingException',
  'ThrottledException',
  'RequestLimitExceeded',
  'LimitExceededException',
  'InternalServerError',
  'InternalServerErrorException',
  'ServiceUnavailable',
  'ServiceUnavailableException',
  'ResourceInUseException',
  // For some minutes after a table was created.
  'ContinuousBackupsUnavailableException',
]);

const BAD_CREDENTIALS = new Set([
  'UnrecognizedClientException',
  'InvalidSignatureException',
  'IncompleteSignatureException',
  'InvalidClientTokenId',
  'MissingAuthenticationTokenException',
  'MissingAuthenticationToken',
  'ExpiredTokenException',
  'ExpiredToken',
]);

const NO_CREDENTIALS = new Set([
  'CredentialsProviderError',
  'CredentialsError',
  'TokenProviderError',
]);

/** Classifies an error of the AWS client. */
export function readFailure(error: unknown, { label, region, table }: TargetNames): TargetFailure {
  if (error instanceof TargetFailure) return error;
  const { name, message, code, status } = describe(error);
  const failure = (reason: FailureReason, text: string, again = false) =>
    new TargetFailure(reason, text, { again, cause: error });
  if (BUSY.has(name)) return failure('busy', `${label} is busy (${name}).`, true);
  if (NO_CREDENTIALS.has(name)) {
    return failure(
      'no_credentials',
      'There are no AWS credentials. Set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or run where a role is given.',
    );
  }
  if (BAD_CREDENTIALS.has(name)) {
    return failure(
      'bad_credentials',
      `AWS does not take the credentials (${name}). Check AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN, and the clock of this machine.`,
    );
  }
  if (name === 'AccessDeniedException' || name === 'NotAuthorized') {
    return failure(
      'no_rights',
      `The AWS account may not do ${missingRight(message) ?? 'this'} on the table ${table}. Attach the policy that is shown beside the commands, then try again.`,
    );
  }
  if (name === 'ResourceNotFoundException') return noTable({ label, region, table }, error);
  if (status >= 500) return failure('busy', `${label} answered ${status}.`, true);
  // No response, or a successful one that arrived incomplete.
  if ((status === 0 && (code || name === 'TimeoutError')) || (status >= 200 && status < 300)) {
    return failure(
      'unreachable',
      `${label} cannot be reached${code ? ` (${code})` : ''}. Check AWS_REGION${region ? `, now ${region},` : ''} DYNAMODB_ENDPOINT and the network.`,
      true,
    );
  }
  return failure('refused', `${label} refused the request: ${message}`);
}

export function noTable(names: TargetNames, cause?: unknown): TargetFailure {
  const { label, region, table } = names;
  return new TargetFailure(
    'no_table',
    `There is no table ${table} in ${region ?? label}. Generate it first, or check AWS_REGION and DYNAMODB_TABLE.`,
    { again: false, cause },
  );
}

/** An AWS response has a status; 0 means that there was no response. */
function describe(error: unknown) {
  const of = (typeof error === 'object' && error !== null ? error : {}) as {
    name?: unknown;
    message?: unknown;
    code?: unknown;
    $metadata?: { httpStatusCode?: unknown };
  };
  const status = of.$metadata?.httpStatusCode;
  return {
    name: String(of.name ?? ''),
    message: String(of.message ?? error),
    code: typeof of.code === 'string' ? of.code : '',
    status: typeof status === 'number' ? status : 0,
  };
}

function missingRight(message: string): string | undefined {
  return /\bdynamodb:\w+/.exec(message)?.[0];
}
