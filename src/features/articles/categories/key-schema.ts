import { listKey } from '../../firm/practice-areas/key-schema.ts';

/** The key of a category; the use case checks that the category exists. */
export const articleCategoryKey = listKey('Choose one of the categories').meta({
  description:
    'The key of a category. After installation: estate-planning, family-law, divorce, probate.',
  examples: ['estate-planning'],
});
