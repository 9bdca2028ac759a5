import { monitorEventLoopDelay } from 'node:perf_hooks';
import { expect, it } from 'vitest';
import { MAX_IMPORTED_CHARACTERS } from '../rules.ts';
import { type ReadImport, readImport } from './read-import.ts';
import { importReader } from './read-import-aside.ts';

/** How long `work` blocked the event loop at most, in milliseconds. */
async function longestBlockOf(work: () => unknown): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await new Promise((resolve) => setTimeout(resolve, 20));
  await work();
  await new Promise((resolve) => setTimeout(resolve, 20));
  delay.disable();
  return delay.max / 1e6;
}

const row = (i: number) =>
  `Person Number ${i},Other ${i}; Former ${i},client,${'note '.repeat(25)}\n`;
const FILES = {
  'whole rows': `Name,Other names,Relation,Note\n${Array.from({ length: 4_990 }, (_, i) => row(i)).join('')}`,
  'empty columns': `Name\n${`a${','.repeat(175)}\n`.repeat(5_000)}`,
};

it.each(Object.entries(FILES))(
  'a file of the largest size with %s does not block the process',
  async (_, csv) => {
    expect(csv.length).toBeLessThanOrEqual(MAX_IMPORTED_CHARACTERS);
    const direct = await longestBlockOf(() => readImport(csv));
    const readAside = importReader();
    const read: ReadImport[] = [];
    const blocks: number[] = [];
    // The shortest of three, because other processes may hold up this one.
    for (let time = 0; time < 3; time += 1) {
      blocks.push(await longestBlockOf(async () => read.push(await readAside(csv))));
    }
    expect(Math.min(...blocks)).toBeLessThan(direct / 3);
    expect(read[0]).toEqual(readImport(csv));
  },
  60_000,
);

it('rows after the first fifty errors are not read', () => {
  const wrong = ',nobody\n'.repeat(60);
  const { entries, errors } = readImport(
    `Name,Relation\nDana Whitfield,client\n${wrong}Ana Cho,client\n`,
  );
  expect(errors).toHaveLength(50);
  expect(entries).toMatchObject([{ name: 'Dana Whitfield' }]);
});

it('many short rows are not all read', () => {
  const csv = `Name\n${'a\n'.repeat(440_000)}`;
  const start = performance.now();
  expect(readImport(csv).errors).toHaveLength(1);
  const many = performance.now() - start;
  const usual = performance.now();
  readImport(FILES['whole rows']);
  expect(many).toBeLessThan(performance.now() - usual + 500);
});
