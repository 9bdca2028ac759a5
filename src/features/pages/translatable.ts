import type { Translatable } from '../translations/translatable.ts';
import { listWholePages } from './admin-queries.ts';
import { pageContentSchema } from './blocks/schema.ts';
import { findPathProblem } from './find-path-problem.ts';
import { withShownNames } from './shown-names.ts';

/** Published and unpublished pages, as they are published: drafts are translated once they are. */
export const translatablePages: Translatable = {
  entity: 'pages',
  title: 'Pages',
  hasPath: true,
  schema: pageContentSchema,
  textKeys: new Set([
    ...['name', 'title', 'description', 'heading', 'lead', 'html', 'term', 'text', 'label'],
    ...['question', 'answer', 'caption'],
  ]),
  htmlKeys: new Set(['html']),
  findPathProblem,
  list: async (db) =>
    withShownNames(
      db,
      (await listWholePages(db)).map(({ id, path, content }) => ({
        ...{ key: id, name: content.name, path, content },
      })),
    ),
};
