import type { EntryGroup } from './section.ts';

/** The daily work, in the order of the navigation. All suitable letters are taken, so some sections have digits as keys. */
export const MAIN_GROUPS: readonly EntryGroup[] = [
  {
    title: 'Work',
    entries: [
      { label: 'Today', icon: 'today', sections: [{ to: '/admin', title: 'Dashboard', key: 'd' }] },
      {
        label: 'Messages',
        icon: 'inbox',
        sections: [{ to: '/admin/contact-submissions', title: 'Contact Submissions', key: 'c' }],
      },
      {
        label: 'Calendar',
        icon: 'calendar',
        sections: [
          {
            to: '/admin/appointments',
            title: 'Appointments',
            key: 'a',
            tabs: [{ title: 'List' }, { title: 'Week', view: 'week' }],
          },
          {
            to: '/admin/closed-days',
            title: 'Closed Days',
            key: 'y',
            tabs: [{ title: 'Closed days' }],
          },
        ],
      },
      {
        label: 'People',
        icon: 'people',
        sections: [
          { to: '/admin/people', title: 'People', key: '2' },
          { to: '/admin/agreements', title: 'Agreements', key: '-' },
          { to: '/admin/conflicts', title: 'Conflict List', key: '3' },
          { to: '/admin/calculator-addresses', title: 'Calculator Addresses', key: 'u' },
        ],
      },
    ],
  },
  {
    title: 'Publish',
    entries: [
      {
        label: 'Articles',
        icon: 'document',
        sections: [{ to: '/admin/blog-posts', title: 'Blog Posts', key: 'b' }],
      },
      {
        label: 'Newsletter',
        icon: 'mail',
        sections: [
          { to: '/admin/letters', title: 'Newsletter', key: 'r' },
          { to: '/admin/newsletter-subscribers', title: 'Subscribers', key: 'n' },
        ],
      },
      {
        label: 'Pages',
        icon: 'page',
        sections: [
          { to: '/admin/pages', title: 'Pages', key: 'w' },
          { to: '/admin/practice-areas', title: 'Practice Areas', key: 'k' },
          { to: '/admin/pictures', title: 'Pictures', key: 'j' },
          { to: '/admin/languages', title: 'Languages', key: '9' },
          { to: '/admin/component-visibility', title: 'Component Visibility', key: 'v' },
        ],
      },
      {
        label: 'Reviews',
        icon: 'quote',
        sections: [{ to: '/admin/testimonials', title: 'Testimonials', key: 't' }],
      },
      {
        label: 'Visits',
        icon: 'chart',
        sections: [{ to: '/admin/visits', title: 'Visits', key: '1' }],
      },
    ],
  },
];
