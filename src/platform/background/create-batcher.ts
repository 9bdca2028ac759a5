const MOST_ITEMS = 50;
const SLOW_MS = 100;

type Waiting<Item, Answer> = {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
};

/**
 * Does work for many at once: what comes while a batch is under way begins together as the next one. A batch that
 * takes longer than 100 ms holds nobody back any more.
 *
 * `work` answers items in their order. Where it fails `retryIndividually` of several, its halves are tried, and theirs, so that
 * nobody fails for what somebody else has sent.
 */
export function createBatcher<Item, Answer>(
  work: (items: readonly Item[]) => Promise<readonly Answer[]>,
  { retryIndividually }: { retryIndividually: (error: unknown) => boolean },
): (item: Item) => Promise<Answer> {
  const waiting: Waiting<Item, Answer>[] = [];
  let holder: readonly Waiting<Item, Answer>[] | undefined;

  function begin(): void {
    if (holder || waiting.length === 0) return;
    const batch = waiting.splice(0, MOST_ITEMS);
    const release = () => {
      if (holder !== batch) return;
      holder = undefined;
      begin();
    };
    holder = batch;
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
      // Requests that have arrived together are read one after the other.
      if (waiting.length === 1) setImmediate(begin);
    });
}
