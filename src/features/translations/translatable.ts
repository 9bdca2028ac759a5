import type { z } from 'zod';
import type { Db } from '../../../db/client.ts';
import type { Language } from '../../../messages/messages.ts';
import type { Context } from '../../platform/trpc/context.ts';

/** Something whose content the firm writes, and which can say it in several languages. */
export type Original = {
  key: string;
  /** As staff see it in lists. */
  name: string;
  /** Its address in the main language; null if it has none of its own. */
  path: string | null;
  content: unknown;
};

export type PreviewDeps = Pick<Context, 'db' | 'now' | 'secrets' | 'sanitizeArticle'>;

/** What a feature lets staff translate; `src/app/features.ts` collects them. */
export type Translatable = {
  /** As stored, such as `pages`. */
  readonly entity: string;
  /** A heading for staff, such as `Pages`. */
  readonly title: string;
  /** What a translation must be: the same schema as that of the original. */
  readonly schema: z.ZodType;
  /** The names of the fields whose texts people read. */
  readonly textKeys: ReadonlySet<string>;
  /** Those of `textKeys` that contain HTML. */
  readonly htmlKeys: ReadonlySet<string>;
  /** Whether `path` is an address of its own, which can be another one in each language. */
  readonly hasPath?: boolean;
  list(db: Db): Promise<Original[]>;
  /**
   * What is wrong with an address of an original in a language; undefined if nothing is. `path` is as the language has it,
   * `route` the same with its first part as in the main language. Without this member, addresses are not translated.
   */
  findPathProblem?(
    db: Db,
    asked: { original: Original; path: string; route: string },
  ): Promise<string | undefined>;
  /**
   * The page that shows an original before it is published, by its path in the main language, and what it shows with this
   * content: the editor sends it to the page. Undefined if the site does not show the original. Without this member, it has
   * no page of its own.
   */
  preview?(
    deps: PreviewDeps,
    asked: { original: Original; content: unknown; language: Language },
  ): Promise<{ path: string; shown: unknown } | undefined>;
};
