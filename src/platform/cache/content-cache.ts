import { LRUCache } from 'lru-cache';
import { jsonText } from '../http/json-text.ts';
import type { ContentVersion } from '../ssr/content-version.ts';

type Uses = {
  content: Pick<ContentVersion, 'confirm'>;
  now: () => Date;
  /** When the next article after this instant appears by the clock, without any content changing. */
  findNextAppearance: (after: Date) => Promise<Date | undefined>;
};

export type ContentCache = {
  /** The kept answer to `question`, or that of `work`, which is kept unless it throws or is not good. */
  answer<Answer>(
    question: string,
    work: () => Promise<Answer>,
    isGood?: (answer: Answer) => boolean,
  ): Promise<Answer>;
};

/** Asks for everything: where things are shown that are not so yet, such as a theme before it is active. */
export const NO_CACHE: ContentCache = { answer: (_question, work) => work() };

/** Answers that are good from one instant until before another, while content stays as it is. */
type Moment = {
  version: number;
  fromMs: number;
  untilMs: number;
  answers: LRUCache<string, Promise<unknown>>;
};

const SECOND_MS = 1_000;
/** Days begin and end with one in every zone, and years with them. */
const QUARTER_HOUR_MS = 15 * 60_000;

/** Anybody can make up searches. Those go first that nobody has asked for the longest. */
const MAX_ANSWERS = 200;
/** Of questions and answers as JSON, in characters. */
const MAX_CHARACTERS = 16 * 1024 * 1024;

/** What is under way counts as nothing but its question. */
const newAnswers = () =>
  new LRUCache<string, Promise<unknown>>({
    max: MAX_ANSWERS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_asking, question) => question.length + 1,
  });

/** What an answer of tRPC holds besides its data is the caller's, and no part of the answer. */
const sizeOf = (question: string, answer: unknown) =>
  question.length +
  1 +
  (jsonText((answer as { data?: unknown } | undefined)?.data ?? answer) ?? '').length;

/**
 * What calls have answered, kept while no content changes: whoever asks next gets the same without the database
 * being asked for more than whether that is so. Never older than the call: what was committed before it shows.
 * What the clock changes is asked for anew when an article appears and when a day may have begun; until it is
 * known when that is, each second.
 */
export class VersionedContentCache implements ContentCache {
  readonly #uses: Uses;
  #moment: Moment = { version: -1, fromMs: 0, untilMs: 0, answers: newAnswers() };

  constructor(uses: Uses) {
    this.#uses = uses;
  }

  async answer<Answer>(
    question: string,
    work: () => Promise<Answer>,
    isGood?: (answer: Answer) => boolean,
  ): Promise<Answer> {
    return this.#answerAt(await this.#uses.content.confirm(), { question, work, isGood });
  }

  /** For the calls of one page, which are one to whoever asked for it: what has changed is heard once for all. */
  snapshot(): ContentCache {
    let version: Promise<number | null> | undefined;
    return {
      answer: async (question, work, isGood) => {
        version ??= this.#uses.content.confirm();
        return this.#answerAt(await version, { question, work, isGood });
      },
    };
  }

  async #answerAt<Answer>(
    version: number | null,
    {
      question,
      work,
      isGood = () => true,
    }: {
      question: string;
      work: () => Promise<Answer>;
      isGood?: ((answer: Answer) => boolean) | undefined;
    },
  ): Promise<Answer> {
    if (version === null) return work();
    const { answers } = this.#momentAt(version);
    const known = answers.get(question);
    if (known) return known as Promise<Answer>;
    const asking = work();
    answers.set(question, asking);
    // Setting the same value again would keep its old size: it is removed first.
    const forget = () => answers.peek(question) === asking && answers.delete(question);
    asking.then((answer) => {
      if (!isGood(answer)) forget();
      else if (forget()) answers.set(question, asking, { size: sizeOf(question, answer) });
    }, forget);
    return asking;
  }

  /** Newer content than the caller's is as good: only older may not be answered. */
  #momentAt(version: number): Moment {
    const nowMs = this.#uses.now().getTime();
    const { version: known, fromMs, untilMs } = this.#moment;
    if (version > known || nowMs < fromMs || nowMs >= untilMs) {
      this.#moment = this.#momentFrom(nowMs, Math.max(version, known));
    }
    return this.#moment;
  }

  #momentFrom(fromMs: number, version: number): Moment {
    const moment = { version, fromMs, untilMs: endOf(SECOND_MS, fromMs), answers: newAnswers() };
    this.#uses.findNextAppearance(new Date(fromMs)).then(
      (next) => {
        const quarterMs = endOf(QUARTER_HOUR_MS, fromMs);
        moment.untilMs = Math.min(next?.getTime() ?? quarterMs, quarterMs);
      },
      () => {},
    );
    return moment;
  }
}

/** When the span of this length ends in which the instant is; spans are counted from the epoch. */
const endOf = (spanMs: number, instantMs: number) => (Math.floor(instantMs / spanMs) + 1) * spanMs;
