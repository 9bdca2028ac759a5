/** Generated inputs per call: few in `npm test`, 10,000 where `npm run test:attacks` says so. */
export const INPUTS = Number(process.env.ATTACK_INPUTS ?? 20);

/** Whether time is no object: what waits for the server's own timeouts runs only then. */
export const IS_FULL = INPUTS >= 10_000;

/** The same inputs in every run. */
export const SEED = 20_311_110;

/** All of them in the full form, every `share`th in the short one. */
export const someOf = <Item>(items: readonly Item[], share: number): Item[] =>
  items.filter((_, index) => IS_FULL || index % share === 0);
