/** Why an outgoing request was not sent, or its response was rejected. */
export type OutgoingProblem =
  | 'bad_address'
  | 'address_not_allowed'
  | 'unknown_host'
  | 'unreachable'
  | 'certificate'
  | 'too_slow'
  | 'too_large'
  | 'bad_redirect'
  | 'broken_answer';

/** An outgoing request that failed before a response arrived. The message is in plain words, for staff. */
export class OutgoingError extends Error {
  readonly problem: OutgoingProblem;

  constructor(problem: OutgoingProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'OutgoingError';
    this.problem = problem;
  }
}

const UNKNOWN_HOST = /^(ENOTFOUND|EAI_|ENODATA|ESERVFAIL)/;
const TOO_SLOW = /TIMEOUT|ETIMEDOUT/;
const BROKEN = /^(HPE_|Z_|ERR_BROTLI|ERR__ERROR|ERR_ZLIB|UND_ERR_(RES|REQ)|UND_ERR_INVALID)/;
const CERTIFICATE = /CERT|SIGNATURE|ERR_TLS|ERR_SSL|UNABLE_TO_/;

/** Describes a network error in plain words. Never includes the original message, which may name internal addresses. */
export function describeFailure(failure: unknown, host: string): OutgoingError {
  const known = causes(failure).find((cause) => cause instanceof OutgoingError);
  if (known) return known;
  const code = causes(failure).map(codeOf).find(Boolean) ?? '';
  const say = (problem: OutgoingProblem, message: string) =>
    new OutgoingError(problem, message, { cause: failure });

  if (code === 'UND_ERR_HEADERS_OVERFLOW') {
    return say('too_large', `The headers that ${host} sends are too large.`);
  }
  if (isAbort(failure) || TOO_SLOW.test(code)) {
    return say('too_slow', `${host} did not respond in time.`);
  }
  if (UNKNOWN_HOST.test(code)) return say('unknown_host', `There is no server named ${host}.`);
  if (BROKEN.test(code)) {
    return say('broken_answer', `The response from ${host} is damaged and cannot be read.`);
  }
  if (CERTIFICATE.test(code)) {
    return say('certificate', `The security certificate of ${host} cannot be trusted.`);
  }
  return say('unreachable', `${host} cannot be reached.`);
}

function causes(failure: unknown): unknown[] {
  const found: unknown[] = [];
  for (let each = failure; each && found.length < 5; each = (each as Error).cause) found.push(each);
  return found;
}

function codeOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  if ('code' in cause && typeof cause.code === 'string') return cause.code;
  // Not every parser error has a code.
  return cause.name === 'HTTPParserError' ? 'HPE_' : undefined;
}

function isAbort(failure: unknown): boolean {
  return causes(failure).some(
    (cause) =>
      cause instanceof Error && (cause.name === 'TimeoutError' || cause.name === 'AbortError'),
  );
}
