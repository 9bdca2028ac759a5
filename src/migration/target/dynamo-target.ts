import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { AwsConfig } from '../settings.ts';
import { TargetFailure, type TargetNames } from './target-failure.ts';

/** Where rows go: a table of DynamoDB, at Amazon or elsewhere. */
export type DynamoTarget = TargetNames & {
  kind: AwsConfig['kind'];
  /** Where it is reached other than at AWS, as far as that is known: an emulator has an address once it runs. */
  endpoint(): string | null;
  /** Whether there is anything to sign in with. */
  isConfigured: boolean;
  /** What it is told apart by: what was copied to another one counts for nothing here. */
  fingerprint: string;
  /** Connects with the first call. */
  connect(): Promise<DynamoDBDocumentClient>;
  close(): Promise<void>;
};

const LABELS: Readonly<Record<AwsConfig['kind'], string>> = {
  aws: 'Amazon DynamoDB',
  endpoint: 'DynamoDB',
  emulator: 'Local emulator',
  none: 'Amazon DynamoDB',
};

// An emulator takes any credentials, but not none.
const ANY_CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local' };

const CONNECT_WITHIN_MS = 5_000;
const ANSWER_WITHIN_MS = 20_000;

/** `emulator` is asked for its address with the first call, and closed with the target. */
export function openDynamoTarget(
  { kind, region, endpoint, table, credentials }: AwsConfig,
  emulator: { endpoint(): Promise<string>; close(): Promise<void> },
): DynamoTarget {
  const label = kind === 'endpoint' ? `${LABELS.endpoint} at ${endpoint}` : LABELS[kind];
  let client: { address: string | null; documents: DynamoDBDocumentClient } | undefined;
  const disconnect = () => {
    client?.documents.destroy();
    client = undefined;
  };
  return {
    kind,
    label,
    region,
    endpoint: () => client?.address ?? endpoint,
    table,
    isConfigured: credentials !== 'missing',
    fingerprint: [kind, region, endpoint ?? '', table].join('|'),
    async connect() {
      const address = kind === 'emulator' ? await emulator.endpoint().catch(notStarted) : endpoint;
      // An emulator that had to be started again has another address.
      if (client?.address !== address) disconnect();
      client ??= { address, documents: connectTo(address, region, credentials === 'any') };
      return client.documents;
    },
    async close() {
      disconnect();
      await emulator.close();
    },
  };
}

function notStarted(error: Error): never {
  throw new TargetFailure(
    'unreachable',
    `The local emulator did not start: ${error.message}. Its data is in the folder dynamodb of the data folder.`,
    { again: false, cause: error },
  );
}

function connectTo(endpoint: string | null, region: string | null, takesAny: boolean) {
  const client = new DynamoDBClient({
    ...(region && { region }),
    ...(endpoint && { endpoint }),
    ...(takesAny && { credentials: ANY_CREDENTIALS }),
    // What is worth trying again is decided in one place: `untilDone`.
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN_MS,
      requestTimeout: ANSWER_WITHIN_MS,
      // That one ends with the head of the answer; this one is for its body.
      socketTimeout: ANSWER_WITHIN_MS,
      throwOnRequestTimeout: true,
    },
  });
  return DynamoDBDocumentClient.from(client, { unmarshallOptions: { wrapNumbers: readNumber } });
}

/** A number that would lose digits stays the text that it is, and does not look like one. */
function readNumber(text: string): unknown {
  return String(Number(text)) === text ? Number(text) : { number: text };
}
