/**
 * Asks for many at once: who comes while an answer is under way shares the next one with all who do. The one under way
 * may have been given before they came.
 */
export function coalesceNext<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | undefined;
  let following: Promise<Answer> | undefined;

  return function share(): Promise<Answer> {
    if (underWay) {
      const askAnew = () => {
        following = undefined;
        return share();
      };
      following ??= underWay.then(askAnew, askAnew);
      return following;
    }
    underWay = ask().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
}
