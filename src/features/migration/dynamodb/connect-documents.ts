import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

// An emulator takes any credentials, but not none.
const ANY_CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local' };

const CONNECT_WITHIN_MS = 5_000;
const ANSWER_WITHIN_MS = 20_000;

/** The client of a target. Loaded with the first call only: the SDK is large, and most sites never copy. */
export function connectDocuments(
  endpoint: string | null,
  region: string | null,
  takesAny: boolean,
): DynamoDBDocumentClient {
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
