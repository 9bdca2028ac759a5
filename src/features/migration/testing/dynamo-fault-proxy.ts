import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import {
  drawFault,
  type Fault,
  type Faults,
  NO_FAULTS,
  partBatch,
  seededRandom,
  type Undone,
} from './dynamo-faults.ts';

/**
 * How a request is refused: access denied, unknown key, no response, or a closed connection. With `cut` and `stall` the
 * request is executed, and the response breaks off or stalls halfway.
 */
type Refusal = 'denied' | 'unknown-key' | 'hang' | 'closed' | 'cut' | 'stall';

export type DynamoFaultProxy = {
  endpoint: string;
  /** Fault rates of `BatchWriteItem`; may be changed at any time. */
  writes: Faults;
  /** Fault rates of `Scan`, `Query` and `GetItem`, which have no unprocessed items. */
  reads: Omit<Faults, 'unprocessed'>;
  /** Refuses these operations, or all, from now on; null ends that. */
  refuse(how: Refusal | null, operations?: readonly string[]): void;
  /** Number of requests by kind and fault. */
  counts: { writes: Record<Fault, number>; reads: Record<Fault, number> };
  /** Every requested operation, in order, such as `CreateTable`. */
  operations: string[];
  close(): Promise<void>;
};

type Options = { seed?: number; writes?: Faults; reads?: DynamoFaultProxy['reads'] };
/** The fault for a request; for an unprocessed batch also the part to forward and the part to leave undone. */
type Drawn = { fault: Fault; body: Buffer; undone?: Undone };
type Answer = { status: number; body: Buffer; broken?: 'cut' | 'stall' } | 'hang' | 'closed';

const READS: ReadonlySet<string> = new Set(['Scan', 'Query', 'GetItem']);
const SERVICE = 'com.amazonaws.dynamodb.v20120810#';
const GATE = 'com.amazon.coral.service#';

/** A proxy in front of a DynamoDB that injects the faults of a network, or of Amazon. */
export async function startDynamoFaultProxy(
  target: string,
  { seed = 1, writes = NO_FAULTS, reads = NO_FAULTS }: Options = {},
): Promise<DynamoFaultProxy> {
  const random = seededRandom(seed);
  let refused: { how: Refusal; operations: readonly string[] | undefined } | undefined;

  const answerTo = async (request: IncomingMessage, body: Buffer): Promise<Answer> => {
    const operation = String(request.headers['x-amz-target']).split('.')[1] ?? '';
    proxy.operations.push(operation);
    if (refused && (refused.operations?.includes(operation) ?? true)) {
      const { how } = refused;
      if (how === 'cut' || how === 'stall') {
        const answer = await forward(target, request, body);
        return typeof answer === 'string' ? answer : { ...answer, broken: how };
      }
      return refusal(how, operation, body);
    }
    const kind = operation === 'BatchWriteItem' ? 'writes' : 'reads';
    if (kind === 'reads' && !READS.has(operation)) return forward(target, request, body);
    const rates = { ...NO_FAULTS, ...proxy[kind] };
    const parted = drawn(rates, body);
    proxy.counts[kind][parted.fault] += 1;
    return harmed(parted, () => forward(target, request, parted.body));
  };
  const drawn = (rates: Faults, body: Buffer): Drawn => {
    const fault = drawFault(rates, random);
    if (fault !== 'unprocessed') return { fault, body };
    const parts = partBatch(body, random);
    if (!parts) return { fault: 'passed', body };
    return { fault, body: parts.done, undone: parts.undone };
  };

  const server = createServer(async (request, response) => {
    const answer = await buffer(request)
      .then((body) => answerTo(request, body))
      .catch((): Answer => 'closed');
    send(answer, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: DynamoFaultProxy = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    writes,
    reads,
    refuse(how, operations) {
      refused = how ? { how, operations } : undefined;
    },
    counts: { writes: noCounts(), reads: noCounts() },
    operations: [],
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return proxy;
}

async function harmed({ fault, undone }: Drawn, pass: () => Promise<Answer>): Promise<Answer> {
  if (fault === 'throttled') return THROTTLED;
  if (fault === 'failed') return FAILED;
  const answer = await pass();
  if (fault === 'unanswered') return 'closed';
  if (!undone || typeof answer === 'string' || answer.status !== 200) return answer;
  return json(200, { ...JSON.parse(answer.body.toString()), UnprocessedItems: undone });
}

async function forward(
  target: string,
  { headers }: IncomingMessage,
  body: Buffer,
): Promise<Answer> {
  const passed = ['content-type', 'x-amz-target', 'x-amz-date', 'authorization'];
  const answer = await fetch(target, {
    method: 'POST',
    headers: Object.fromEntries(passed.map((name) => [name, String(headers[name] ?? '')])),
    body: new Uint8Array(body),
  });
  return { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
}

function send(answer: Answer, response: ServerResponse): void {
  if (answer === 'hang') return;
  if (answer === 'closed') return void response.destroy();
  const { status, body, broken } = answer;
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': body.length,
  });
  if (broken === undefined) return void response.end(body);
  response.write(body.subarray(0, body.length / 2), () => {
    if (broken === 'cut') response.destroy();
  });
}

function json(status: number, body: object): Answer {
  return { status, body: Buffer.from(JSON.stringify(body)) };
}

const THROTTLED = json(400, {
  __type: `${SERVICE}ProvisionedThroughputExceededException`,
  message:
    'The level of configured provisioned throughput for the table was exceeded. Consider increasing your provisioning level with the UpdateTable API.',
});
const FAILED = json(500, {
  __type: `${SERVICE}InternalServerError`,
  message: 'The request processing has failed because of an unknown error.',
});

/** Amazon's own error messages. */
function refusal(how: Exclude<Refusal, 'cut' | 'stall'>, operation: string, body: Buffer): Answer {
  if (how === 'hang' || how === 'closed') return how;
  if (how === 'unknown-key') {
    return json(400, {
      __type: `${GATE}UnrecognizedClientException`,
      message: 'The security token included in the request is invalid.',
    });
  }
  const { TableName, RequestItems = {} } = JSON.parse(body.toString());
  const table = TableName ?? Object.keys(RequestItems)[0];
  const action = `dynamodb:${operation}`;
  return json(400, {
    __type: `${GATE}AccessDeniedException`,
    Message:
      `User: arn:aws:iam::123456789012:user/x is not authorized to perform: ${action} on resource: ` +
      `arn:aws:dynamodb:us-west-2:123456789012:table/${table} because no identity-based policy allows the ${action} action`,
  });
}

function noCounts(): Record<Fault, number> {
  return { unprocessed: 0, throttled: 0, failed: 0, unanswered: 0, passed: 0 };
}
