import { beforeAll, expect, inject, it } from 'vitest';
import { openDatabase } from '../../db/client.ts';
import { migrateToLatest } from '../../db/migrate.ts';
import { DatabaseWire } from '../../src/testing/database-wire.ts';
import { withEmptyDatabase } from '../../src/testing/test-database.ts';
import { describeSchema } from './describe-schema.ts';
import { placesAmong } from './places-among.ts';

/** How many statements the short form interrupts with a kill. */
const SAMPLES = 8;

let schema: string[];
let statements: number;

async function migrate(connectionString: string): Promise<void> {
  const { db, close } = openDatabase(
    { connectionString },
    { maxConnections: 1, onError: () => {} },
  );
  await migrateToLatest(db as never).finally(close);
}

beforeAll(async () => {
  await withEmptyDatabase(async (database) => {
    const wire = new DatabaseWire();
    await wire.restore();
    await migrate(database.urlThrough(wire.port));
    statements = wire.statements;
    schema = await describeSchema(database.db as never);
    await wire.cut();
  });
});

it('leaves a schema that the next migration completes after the connection breaks at any statement', async () => {
  expect(statements).toBeGreaterThan(50);
  const places = placesAmong(statements, inject('atLength') ? statements : SAMPLES);
  for (const place of places) {
    await withEmptyDatabase(async (database) => {
      const wire = new DatabaseWire();
      await wire.restore();
      let cut: Promise<void> | undefined;
      wire.onStatement = (count) => {
        if (count === place) cut = wire.cut();
      };
      await expect(migrate(database.urlThrough(wire.port))).rejects.toThrow();
      await cut;
      await migrate(database.urlThrough());
      expect(await describeSchema(database.db as never)).toEqual(schema);
    });
  }
}, 300_000);
