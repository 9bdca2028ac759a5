import type { DB } from '../../../db/schema.gen.ts';

/**
 * How a column is copied. `instant` and `decimal` become text, so that no digit is lost; `config` is JSON
 * text without its secrets. What is left out says why.
 */
export type ColumnKind = 'text' | 'boolean' | 'integer' | 'instant' | 'decimal' | 'config';
type LeftOut = 'secret' | 'derived' | 'working state';
type Column = ColumnKind | LeftOut;

const LEFT_OUT: ReadonlySet<Column> = new Set<LeftOut>(['secret', 'derived', 'working state']);

type Decisions<Key extends keyof DB> = { key: Key; columns: Record<keyof DB[Key], Column> };

const DATES = { createdAt: 'instant', updatedAt: 'instant' } as const;

/** The documented tables, in the order in which they are copied. A new column has to be decided here. */
const TABLES = {
  users: {
    key: 'users',
    columns: {
      id: 'text',
      username: 'text',
      password: 'secret',
      role: 'text',
      email: 'text',
      sub: 'text',
      createdAt: 'instant',
      search: 'derived',
    },
  } satisfies Decisions<'users'>,
  testimonials: {
    key: 'testimonials',
    columns: {
      id: 'text',
      clientName: 'text',
      rating: 'integer',
      content: 'text',
      practiceArea: 'text',
      isPublished: 'boolean',
      isSample: 'boolean',
      search: 'derived',
      ...DATES,
    },
  } satisfies Decisions<'testimonials'>,
  blog_posts: {
    key: 'blogPosts',
    columns: {
      id: 'text',
      title: 'text',
      slug: 'text',
      excerpt: 'text',
      content: 'text',
      category: 'text',
      author: 'text',
      isPublished: 'boolean',
      publishedAt: 'instant',
      firstPublishedAt: 'instant',
      isSample: 'boolean',
      search: 'derived',
      officeSearch: 'derived',
      ...DATES,
    },
  } satisfies Decisions<'blogPosts'>,
  contact_submissions: {
    key: 'contactSubmissions',
    columns: {
      id: 'text',
      firstName: 'text',
      lastName: 'text',
      email: 'text',
      phone: 'text',
      practiceArea: 'text',
      message: 'text',
      isRead: 'boolean',
      isResolved: 'boolean',
      consentedAt: 'instant',
      createdAt: 'instant',
      search: 'derived',
    },
  } satisfies Decisions<'contactSubmissions'>,
  probate_calculations: {
    key: 'probateCalculations',
    columns: {
      id: 'text',
      estateValue: 'decimal',
      realEstateValue: 'decimal',
      attorneyFees: 'decimal',
      executorFees: 'decimal',
      courtCosts: 'decimal',
      totalProbate: 'decimal',
      trustCost: 'decimal',
      savings: 'decimal',
      userEmail: 'text',
      createdAt: 'instant',
    },
  } satisfies Decisions<'probateCalculations'>,
  theme_settings: {
    key: 'themeSettings',
    columns: {
      id: 'text',
      name: 'text',
      displayName: 'text',
      description: 'text',
      cssVariables: 'text',
      isActive: 'boolean',
      isDefault: 'boolean',
      ...DATES,
    },
  } satisfies Decisions<'themeSettings'>,
  appointments: {
    key: 'appointments',
    columns: {
      id: 'text',
      firstName: 'text',
      lastName: 'text',
      email: 'text',
      phone: 'text',
      consultationType: 'text',
      scheduledDate: 'instant',
      duration: 'integer',
      endsAt: 'instant',
      status: 'text',
      notes: 'text',
      practiceArea: 'text',
      reminderSent: 'boolean',
      externalEventId: 'text',
      version: 'integer',
      timeSetAt: 'instant',
      eraseAfter: 'instant',
      idempotencyKey: 'working state',
      requestHash: 'working state',
      search: 'derived',
      ...DATES,
    },
  } satisfies Decisions<'appointments'>,
  calendar_settings: {
    key: 'calendarSettings',
    columns: {
      id: 'text',
      provider: 'text',
      isActive: 'boolean',
      config: 'config',
      webhookUrl: 'text',
      apiKey: 'secret',
      ...DATES,
    },
  } satisfies Decisions<'calendarSettings'>,
  email_settings: {
    key: 'emailSettings',
    columns: {
      id: 'text',
      provider: 'text',
      isActive: 'boolean',
      config: 'config',
      problem: 'working state',
      problemAt: 'working state',
      ...DATES,
    },
  } satisfies Decisions<'emailSettings'>,
  blog_sources: {
    key: 'blogSources',
    columns: {
      id: 'text',
      name: 'text',
      url: 'text',
      type: 'text',
      isActive: 'boolean',
      displayLimit: 'integer',
      config: 'config',
      lastFetched: 'instant',
      etag: 'working state',
      lastModified: 'working state',
      nextFetchAt: 'working state',
      lastAttemptAt: 'working state',
      failures: 'working state',
      failingSince: 'working state',
      lastError: 'working state',
      feedUrl: 'working state',
      movedTo: 'working state',
      ...DATES,
    },
  } satisfies Decisions<'blogSources'>,
  external_blog_articles: {
    key: 'externalBlogArticles',
    columns: {
      id: 'text',
      sourceId: 'text',
      title: 'text',
      url: 'text',
      excerpt: 'text',
      content: 'text',
      author: 'text',
      publishedAt: 'instant',
      imageUrl: 'text',
      isVisible: 'boolean',
      externalId: 'text',
      pinnedAt: 'instant',
      fetchedAt: 'instant',
      createdAt: 'instant',
      lastSeenAt: 'working state',
      canonicalUrl: 'derived',
      titleKey: 'derived',
      sortedAt: 'derived',
    },
  } satisfies Decisions<'externalBlogArticles'>,
  component_visibility_settings: {
    key: 'componentVisibilitySettings',
    columns: {
      id: 'text',
      componentKey: 'text',
      componentName: 'text',
      description: 'text',
      isVisible: 'boolean',
      ...DATES,
    },
  } satisfies Decisions<'componentVisibilitySettings'>,
} as const;

/** As it is called in Postgres. */
export type TableName = keyof typeof TABLES;

export type CopiedTable = {
  name: TableName;
  key: (typeof TABLES)[TableName]['key'];
  /** Name in TypeScript and in DynamoDB, and how it is copied; the id is among them. */
  columns: readonly { name: string; kind: ColumnKind }[];
};

export const COPIED_TABLES: readonly CopiedTable[] = Object.entries(TABLES).map(
  ([name, { key, columns }]) => ({
    name: name as TableName,
    key,
    columns: Object.entries(columns).flatMap(([column, kind]) =>
      isCopied(kind) ? [{ name: column, kind }] : [],
    ),
  }),
);

const BY_NAME: ReadonlyMap<string, CopiedTable> = new Map(
  COPIED_TABLES.map((table) => [table.name, table]),
);

export function findCopiedTable(name: string): CopiedTable | undefined {
  return BY_NAME.get(name);
}

function isCopied(column: Column): column is ColumnKind {
  return !LEFT_OUT.has(column);
}
