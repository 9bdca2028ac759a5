import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { AwsConfig } from '../settings.ts';
import { TargetFailure, type TargetNames } from './target-failure.ts';

/** The target of the copy: a DynamoDB table, at Amazon or elsewhere. */
export type DynamoTarget = TargetNames & {
  kind: AwsConfig['kind'];
  /** Endpoint other than AWS, as far as it is known: an emulator has none until it runs. */
  endpoint(): string | null;
  /** Whether there are credentials. */
  isConfigured: boolean;
  /** Identifies the target: a copy to another target does not count for this one. */
  fingerprint: string;
  /** Connects with the first call, which also loads the SDK. */
  connect(): Promise<DynamoDBDocumentClient>;
  close(): Promise<void>;
};

const LABELS: Readonly<Record<AwsConfig['kind'], string>> = {
  aws: 'Amazon DynamoDB',
  endpoint: 'DynamoDB',
  emulator: 'Local emulator',
  none: 'Amazon DynamoDB',
};

/** `emulator` is started with the first call, and closed with the target. */
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
      // A restarted emulator may have another address.
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
