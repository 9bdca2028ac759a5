/** Examples for the API reference. */
export const ARTICLE_CATEGORY_FIELDS = {
  key: 'wage-claims',
  label: 'Wage Claims',
  figure: 'estate-planning' as const,
  isActive: true,
};

export const ARTICLE_CATEGORY = {
  ...ARTICLE_CATEGORY_FIELDS,
  updatedAt: '2031-03-10T14:00:00.000Z',
};
