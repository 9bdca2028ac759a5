/**
 * Coalesces concurrent calls: calls that arrive while `ask` is running share its next run, because the current run may
 * already have read older data.
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
