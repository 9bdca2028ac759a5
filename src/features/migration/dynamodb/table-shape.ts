import type { CreateTableCommandInput, TableDescription } from '@aws-sdk/client-dynamodb';
import { KEY_ATTRIBUTES } from './keys.ts';

/** The request that creates the table; the displayed commands and the server send the same one. */
export function tableDefinition(table: string) {
  return {
    TableName: table,
    AttributeDefinitions: KEY_ATTRIBUTES.map((name) => ({
      AttributeName: name,
      AttributeType: 'S',
    })),
    KeySchema: [
      { AttributeName: 'PK', KeyType: 'HASH' },
      { AttributeName: 'SK', KeyType: 'RANGE' },
    ],
    GlobalSecondaryIndexes: [
      {
        IndexName: 'GSI1',
        KeySchema: [
          { AttributeName: 'GSI1PK', KeyType: 'HASH' },
          { AttributeName: 'GSI1SK', KeyType: 'RANGE' },
        ],
        Projection: { ProjectionType: 'ALL' },
      },
    ],
    BillingMode: 'PAY_PER_REQUEST',
  } satisfies CreateTableCommandInput;
}

/** The request that enables point-in-time recovery: a restore to any second of the last 35 days. */
export function recoveryDefinition(table: string) {
  return {
    TableName: table,
    PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true },
  };
}

/** Why a table cannot be used, in words; empty if it matches. The billing mode is up to its owner. */
export function shapeDifferences(found: TableDescription, table: string): string[] {
  const wanted = tableDefinition(table);
  const differences: string[] = [];
  const compare = (what: string, is: string, should: string) => {
    if (is !== should) differences.push(`${what} is ${is}, not ${should}`);
  };
  compare('its key', describeKeys(found), describeKeys(wanted));
  const [wantedIndex] = wanted.GlobalSecondaryIndexes;
  const index = found.GlobalSecondaryIndexes?.find(
    ({ IndexName }) => IndexName === wantedIndex?.IndexName,
  );
  if (!index) return [...differences, 'it has no index GSI1'];
  const types = { AttributeDefinitions: found.AttributeDefinitions };
  compare(
    'the key of GSI1',
    describeKeys({ ...index, ...types }),
    describeKeys({ ...wantedIndex, AttributeDefinitions: wanted.AttributeDefinitions }),
  );
  compare('the projection of GSI1', index.Projection?.ProjectionType ?? 'none', 'ALL');
  return differences;
}

type Keyed = Pick<TableDescription, 'KeySchema' | 'AttributeDefinitions'>;

function describeKeys({ KeySchema = [], AttributeDefinitions = [] }: Keyed): string {
  const typeOf = (name?: string) =>
    AttributeDefinitions.find(({ AttributeName }) => AttributeName === name)?.AttributeType;
  return KeySchema.map(
    ({ AttributeName, KeyType }) => `${AttributeName} (${KeyType}, ${typeOf(AttributeName)})`,
  ).join(' and ');
}
