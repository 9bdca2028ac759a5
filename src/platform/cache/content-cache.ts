import { LRUCache } from 'lru-cache';
import { jsonText } from '../http/json-text.ts';
import type { ContentVersion } from '../ssr/content-version.ts';

type Uses = {
  content: Pick<ContentVersion, 'confirm'>;
  now: () => Date;
  /** When the next scheduled article after this instant is due to appear. */
  findNextAppearance: (after: Date) => Promise<Date | undefined>;
};

export type ContentCache = {
  /**
   * Returns the cached answer to `question`, or runs `work` and caches its answer unless it throws or `isGood` is
   * false.
   */
  answer<Answer>(...asked: Asked<Answer>): Promise<Answer>;
};

type Asked<Answer> = [
  question: string,
  work: () => Promise<Answer>,
  isGood?: (answer: Answer) => boolean,
];

/** A cache that stores nothing: for views of things that are not public yet, such as a theme before it is active. */
export const NO_CACHE: ContentCache = { answer: (_question, work) => work() };

/** Answers that are valid for one content version and one span of time. */
type Moment = {
  version: number;
  fromMs: number;
  untilMs: number;
  answers: LRUCache<string, Promise<unknown>>;
};

const SECOND_MS = 1_000;
/** In every time zone, days and years begin at a multiple of a quarter of an hour. */
const QUARTER_HOUR_MS = 15 * 60_000;

/** Limited because anybody can make up search queries. The least recently used entry is evicted first. */
const MAX_ANSWERS = 200;
/** Total size of questions and answers as JSON, in characters. */
const MAX_CHARACTERS = 16 * 1024 * 1024;

/** While an answer is in progress, only the size of its question counts. */
const newAnswers = () =>
  new LRUCache<string, Promise<unknown>>({
    max: MAX_ANSWERS,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: (_asking, question) => question.length + 1,
  });

/** Only the `data` of a tRPC result counts; the rest belongs to the caller's request. */
const sizeOf = (question: string, answer: unknown) =>
  question.length +
  1 +
  (jsonText((answer as { data?: unknown } | undefined)?.data ?? answer) ?? '').length;

/**
 * Caches answers until content changes; a hit costs the database no more than checking the content version. An answer
 * is never older than its call: it includes everything committed before the call. Answers also expire when a scheduled
 * article appears and whenever a day may have begun in some time zone; until the time of the next article is known,
 * they expire every second. Without the cache, a public list costs two to three times as much as its SQL statements
 * alone (docs/decisions/response-cache.md).
 */
export class VersionedContentCache implements ContentCache {
  readonly #uses: Uses;
  #moment: Moment = { version: -1, fromMs: 0, untilMs: 0, answers: newAnswers() };

  constructor(uses: Uses) {
    this.#uses = uses;
  }

  async answer<Answer>(...asked: Asked<Answer>): Promise<Answer> {
    return this.#answerAt(await this.#uses.content.confirm(), ...asked);
  }

  /** A cache for the calls of one page, which confirms the content version once for all of them. */
  snapshot(): ContentCache {
    let version: Promise<number | null> | undefined;
    return {
      answer: async (...asked) => {
        version ??= this.#uses.content.confirm();
        return this.#answerAt(await version, ...asked);
      },
    };
  }

  async #answerAt<Answer>(
    version: number | null,
    ...[question, work, isGood = () => true]: Asked<Answer>
  ): Promise<Answer> {
    if (version === null) return work();
    const { answers } = this.#momentAt(version);
    const known = answers.get(question);
    if (known) return known as Promise<Answer>;
    const asking = work();
    answers.set(question, asking);
    // Setting the same value again would keep its old size, so the entry is deleted first.
    const forget = () => answers.peek(question) === asking && answers.delete(question);
    asking.then((answer) => {
      if (!isGood(answer)) forget();
      else if (forget()) answers.set(question, asking, { size: sizeOf(question, answer) });
    }, forget);
    return asking;
  }

  /** Answers of a newer version than the caller's are fine; only older ones must not be returned. */
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

/** The end of the span of length `spanMs` that contains the instant; spans are counted from the epoch. */
const endOf = (spanMs: number, instantMs: number) => (Math.floor(instantMs / spanMs) + 1) * spanMs;
