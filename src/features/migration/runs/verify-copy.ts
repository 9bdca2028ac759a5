import type { Tx } from '../../../../db/client.ts';
import { fieldsOf } from '../dynamodb/items.ts';
import { readRowItems } from '../dynamodb/read-items.ts';
import { differingFields } from '../dynamodb/row-hash.ts';
import { MAX_LISTED } from '../rules.ts';
import type { Report } from '../schema.ts';
import { inLongSnapshot, readRows } from '../source/row-queries.ts';
import { comparedFields, compareSides, storedFields } from './compare-sides.ts';
import { listWork } from './copy-rows.ts';
import { countDifferences, type Difference, listDifferences } from './difference-queries.ts';
import type { RunDeps } from './run-deps.ts';

/** Reads both sides completely and reports for each table whether they match, and the differences. Changes nothing. */
export async function verifyCopy(deps: RunDeps): Promise<Report> {
  await listWork(deps);
  return inLongSnapshot(deps.db, async (tx) => {
    const at = deps.now();
    const { tables, foreignItems } = await compareSides(deps, tx);
    const differences: Report['differences'] = [];
    for (const difference of await listDifferences(tx, { after: null, limit: MAX_LISTED })) {
      differences.push({ ...difference, fields: await fieldsThatDiffer(deps, tx, difference) });
    }
    const compared = tables.map(({ table, source, target }) => ({
      table,
      sourceRows: source.count,
      targetRows: target.count,
      sourceChecksum: String(source),
      targetChecksum: String(target),
      agrees: source.count === target.count && String(source) === String(target),
    }));
    const differenceCount = await countDifferences(tx);
    return {
      runId: deps.runId,
      at: at.toISOString(),
      target: `${deps.target.label}, table ${deps.target.table}`,
      agrees: differenceCount === 0 && compared.every(({ agrees }) => agrees),
      tables: compared,
      differenceCount,
      differences,
      foreignItems,
    };
  });
}

async function fieldsThatDiffer(
  { target, retryOptions, copiedTables }: RunDeps,
  tx: Tx,
  { table: name, id, kind }: Difference,
): Promise<string[]> {
  const table = copiedTables.find((each) => each.name === name);
  if (!table || kind !== 'different') return [];
  const [row] = await readRows(tx, table, [id]);
  const stored = await fieldsOf(await readRowItems(target, { table: name, id }, retryOptions));
  if (!row || !stored) return [];
  return differingFields(
    comparedFields(table, storedFields(name, row)),
    comparedFields(table, stored),
  );
}
