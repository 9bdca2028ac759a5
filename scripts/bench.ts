import { benchLists } from './bench/lists.ts';

/** Runs the benchmarks that are named, or all of them. Exit code 1 where a budget of design §7 is broken. */
const BENCHMARKS: Readonly<Record<string, (options: { plans: boolean }) => Promise<boolean>>> = {
  lists: benchLists,
};

const [names, options] = [
  process.argv.slice(2).filter((argument) => !argument.startsWith('--')),
  { plans: process.argv.includes('--plans') },
];

for (const name of names.length > 0 ? names : Object.keys(BENCHMARKS)) {
  const benchmark = BENCHMARKS[name];
  if (!benchmark) {
    process.stderr.write(`There is no benchmark ${name}: ${Object.keys(BENCHMARKS).join(', ')}\n`);
    process.exitCode = 2;
  } else if (!(await benchmark(options))) process.exitCode = 1;
}
