import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

// An emulator accepts any credentials, but requires some.
const ANY_CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local' };

const CONNECT_WITHIN_MS = 5_000;
const ANSWER_WITHIN_MS = 20_000;

/** The client of a target. The SDK is large and most sites never copy, so it is loaded with the first call. */
export function connectDocuments(
  endpoint: string | null,
  region: string | null,
  takesAny: boolean,
): DynamoDBDocumentClient {
  const client = new DynamoDBClient({
    ...(region && { region }),
    ...(endpoint && { endpoint }),
    ...(takesAny && { credentials: ANY_CREDENTIALS }),
    // Retries are decided in one place: `callTargetUntilDone`.
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: CONNECT_WITHIN_MS,
      requestTimeout: ANSWER_WITHIN_MS,
      // `requestTimeout` covers the time until the response headers, this one the body.
      socketTimeout: ANSWER_WITHIN_MS,
      throwOnRequestTimeout: true,
    },
  });
  return DynamoDBDocumentClient.from(client, { unmarshallOptions: { wrapNumbers: readNumber } });
}

/** Numbers that would lose digits are kept as text, wrapped so that they differ from strings. */
function readNumber(text: string): unknown {
  return String(Number(text)) === text ? Number(text) : { number: text };
}
