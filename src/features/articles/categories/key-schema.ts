import { listKey } from '../../firm/practice-areas/key-schema.ts';

/** The key of a category; the use case checks that the category exists. */
export const articleCategoryKey = listKey('Choose one of the categories').meta({
  description: 'The key of one of the firm’s categories.',
  examples: ['guides'],
});
