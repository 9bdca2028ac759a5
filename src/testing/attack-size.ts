/** Generated inputs per call: few in `npm test`, 10,000 in `npm run test:attacks`. */
export const INPUTS = Number(process.env.ATTACK_INPUTS ?? 20);

/** Whether this is the full form, the only one with tests that wait for the server's own timeouts. */
export const IS_FULL = INPUTS >= 10_000;

/** A fixed seed: the same inputs in every run. */
export const SEED = 20_311_110;

/** All items in the full form, every `share`th in the short one. */
export const someOf = <Item>(items: readonly Item[], share: number): Item[] =>
  items.filter((_, index) => IS_FULL || index % share === 0);

/** The cases of a generated test: all in the full form, a tenth in the short one. */
export const casesOf = (all: number): number => (IS_FULL ? all : Math.ceil(all / 10));
