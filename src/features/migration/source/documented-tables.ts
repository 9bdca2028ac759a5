/** The documented tables by their names in Postgres, in copying order. */
export const DOCUMENTED_TABLES = {
  users: 'users',
  testimonials: 'testimonials',
  blog_posts: 'blogPosts',
  contact_submissions: 'contactSubmissions',
  probate_calculations: 'probateCalculations',
  theme_settings: 'themeSettings',
  appointments: 'appointments',
  calendar_settings: 'calendarSettings',
  email_settings: 'emailSettings',
  blog_sources: 'blogSources',
  external_blog_articles: 'externalBlogArticles',
  component_visibility_settings: 'componentVisibilitySettings',
} as const;

/** Name in Postgres. */
export type TableName = keyof typeof DOCUMENTED_TABLES;

export const isTableName = (name: string): name is TableName =>
  Object.hasOwn(DOCUMENTED_TABLES, name);
