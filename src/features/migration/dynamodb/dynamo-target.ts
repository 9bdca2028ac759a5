import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
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
  /** Connects with the first call, which loads what it needs for that. */
  connect(): Promise<DynamoDBDocumentClient>;
  close(): Promise<void>;
};

const LABELS: Readonly<Record<AwsConfig['kind'], string>> = {
  aws: 'Amazon DynamoDB',
  endpoint: 'DynamoDB',
  emulator: 'Local emulator',
  none: 'Amazon DynamoDB',
};

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
      const { connectDocuments } = await import('./connect-documents.ts');
      const address = kind === 'emulator' ? await emulator.endpoint().catch(notStarted) : endpoint;
      // An emulator that had to be started again has another address.
      if (client?.address !== address) disconnect();
      client ??= { address, documents: connectDocuments(address, region, credentials === 'any') };
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
