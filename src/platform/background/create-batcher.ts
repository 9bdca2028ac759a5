const MOST_ITEMS = 50;
const SLOW_MS = 100;

type Waiting<Item, Answer> = {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/**
 * Batches work: items that arrive while a batch is in flight form the next one. A batch that takes longer than 100 ms
 * no longer blocks the next one.
 *
 * `work` returns results in the order of its items. If a batch of several fails with an error for which
 * `retryIndividually` is true, it is split in halves, recursively, so that no item fails because of another one.
 */
export function createBatcher<Item, Answer>(
  work: (items: readonly Item[]) => Promise<readonly Answer[]>,
  { retryIndividually }: { retryIndividually: (error: unknown) => boolean },
): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = [];
  let inFlight: readonly Waiting<Item, Answer>[] | undefined;

  function begin(): void {
    if (inFlight || waiting.length === 0) return;
    const batch = waiting.splice(0, MOST_ITEMS);
    const release = () => {
      if (inFlight !== batch) return;
      inFlight = undefined;
      begin();
    };
    inFlight = batch;
    const slow = setTimeout(release, SLOW_MS);
    void answer(batch).finally(() => {
      clearTimeout(slow);
      release();
    });
  }

  async function answer(batch: readonly Waiting<Item, Answer>[]): Promise<void> {
    try {
      const answers = await work(batch.map(({ item }) => item));
      for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer);
    } catch (error) {
      const middle = Math.floor(batch.length / 2);
      if (middle > 0 && retryIndividually(error)) {
        await Promise.all([answer(batch.slice(0, middle)), answer(batch.slice(middle))]);
      } else for (const { reject } of batch) reject(error);
    }
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      // Starts on the next turn of the event loop, because requests that arrive together are parsed in the same turn.
      if (waiting.length === 1) setImmediate(begin);
    });
}
