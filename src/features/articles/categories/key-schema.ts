import { listKey } from '../../firm/practice-areas/key-schema.ts';

/** The key of a category; whether there is such a category, the use case checks. */
export const articleCategoryKey = listKey('Choose one of the categories').meta({
  description:
    'The key of a category. After installation: estate-planning, family-law, divorce, probate.',
  examples: ['estate-planning'],
});
