import { countArticlesByStatus } from '../../../src/features/articles/admin-queries.ts';
import { findArticleRows } from '../../../src/features/articles/find-admin-articles.ts';
import { listAdminArticlesInput } from '../../../src/features/articles/schema.ts';
import {
  countTestimonialsByStatus,
  listAllTestimonials,
} from '../../../src/features/testimonials/queries.ts';
import { listTestimonialsInput } from '../../../src/features/testimonials/schema.ts';
import { type BenchedList, LONG_SEARCHES, SEARCHES } from './benched-list.ts';

const now = () => new Date();

/** Lists of published content. */
export const CONTENT_LISTS: readonly BenchedList[] = [
  {
    table: 'blog_posts',
    paged: {
      order: 'created_at',
      list: (db, query) => findArticleRows({ db, now }, listAdminArticlesInput.parse(query)),
      queries: [
        {},
        { status: 'draft' },
        { status: 'published' },
        { status: 'scheduled' },
        { category: 'divorce' },
        { category: 'divorce', status: 'published' },
        { sort: 'date' },
        { sort: '-date', status: 'draft' },
        { sort: 'title' },
        { sort: '-title', category: 'divorce' },
        ...SEARCHES,
        { q: 'often', status: 'draft' },
      ],
      longQueries: LONG_SEARCHES,
    },
    besides: { counts: (db) => countArticlesByStatus(db, now()) },
  },
  {
    table: 'testimonials',
    paged: {
      order: 'created_at',
      list: (db, query) => listAllTestimonials(db, listTestimonialsInput.parse(query)),
      queries: [
        {},
        { status: 'draft' },
        { status: 'published' },
        { sort: 'name' },
        { sort: '-name', status: 'draft' },
        { sort: 'rating' },
        { sort: '-rating', status: 'published' },
        { practiceArea: 'divorce', status: 'published' },
        ...SEARCHES,
        { q: 'often', status: 'draft' },
      ],
      longQueries: LONG_SEARCHES,
    },
    besides: { counts: countTestimonialsByStatus },
  },
];
