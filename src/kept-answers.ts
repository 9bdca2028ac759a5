import type { ContentVersion } from './ssr/content-version.ts';

type Uses = { content: Pick<ContentVersion, 'confirm'>; now: () => Date };

/**
 * What calls have answered in this second of the clock, kept while no content changes: whoever asks next gets
 * the same without the database being asked for more than whether that is so. Never older than the call:
 * what was committed before it shows. A second, because articles appear by the clock.
 */
export class KeptAnswers {
  readonly #uses: Uses;
  #moment = '';
  #answers = new Map<string, Promise<unknown>>();

  constructor(uses: Uses) {
    this.#uses = uses;
  }

  /** The kept answer to `question`, or that of `work`, which is kept unless it throws or is not good. */
  async answer<Answer>(
    question: string,
    work: () => Promise<Answer>,
    isGood: (answer: Answer) => boolean = () => true,
  ): Promise<Answer> {
    const version = await this.#uses.content.confirm();
    if (version === null) return work();
    this.#turnTo(`${version} ${Math.floor(this.#uses.now().getTime() / 1_000)}`);
    const answers = this.#answers;
    const known = answers.get(question);
    if (known) return known as Promise<Answer>;
    const asking = work();
    answers.set(question, asking);
    const forget = () => answers.delete(question);
    asking.then((answer) => isGood(answer) || forget(), forget);
    return asking;
  }

  #turnTo(moment: string): void {
    if (moment === this.#moment) return;
    this.#moment = moment;
    this.#answers = new Map();
  }
}
