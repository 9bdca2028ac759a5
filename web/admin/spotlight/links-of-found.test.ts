import { expect, it } from 'vitest';
import { linksOfFound } from './links-of-found.ts';

const NOTHING = {
  people: [],
  messages: [],
  appointments: [],
  articles: [],
  pages: [],
  subscribers: [],
  staff: [],
};
const DANA = { id: 'a1', firstName: 'Dana', lastName: 'Whitfield' };

const hrefs = (found: Partial<Parameters<typeof linksOfFound>[0]>) =>
  linksOfFound({ ...NOTHING, ...found }, 'America/Los_Angeles', 'en-US').flatMap(
    ({ title, links }) => links.map((link) => [title, link.title, link.detail, link.href]),
  );

it('leaves out groups in which nothing was found', () => {
  expect(linksOfFound(NOTHING, 'UTC', 'en-US')).toEqual([]);
});

it('links everything to where it opens', () => {
  const found = hrefs({
    people: [{ id: 'p1', name: 'Dana Whitfield', email: 'dana@example.com', phone: null }],
    messages: [{ ...DANA, email: 'dana@example.com', contactPreferences: null }],
    subscribers: [{ id: 'n1', email: 'dana+news@example.com', contactPreferences: null }],
    staff: [{ id: 's1', username: 'dana', email: null }],
    appointments: [{ ...DANA, scheduledDate: '2031-03-11T16:00:00.000Z' }],
    articles: [{ id: 'b1', title: 'A will', isPublished: false, publishedAt: null }],
    pages: [{ id: 'g1', name: 'Family Law', path: '/practice-areas/family-law' }],
  });
  expect(found).toEqual([
    ['People', 'Dana Whitfield', 'Timeline', '/admin/people/p1'],
    [
      'People',
      'dana+news@example.com',
      'Newsletter',
      '/admin/newsletter-subscribers?q=dana%2Bnews%40example.com',
    ],
    ['People', 'dana', 'Staff', '/admin/staff?q=dana'],
    [
      'Messages',
      'Dana Whitfield',
      'Message · dana@example.com',
      '/admin/contact-submissions?open=a1',
    ],
    ['Appointments', 'Dana Whitfield', 'Mar 11, 2031, 9:00 AM', '/admin/appointments?open=a1'],
    ['Articles', 'A will', 'Draft', '/admin/blog-posts/b1'],
    ['Pages', 'Family Law', '/practice-areas/family-law', '/admin/pages/g1'],
  ]);
});

it('leaves out the address of a sender who has stated contact preferences', () => {
  const message = { ...DANA, email: 'dana@example.com', contactPreferences: { mayCall: false } };
  const subscriber = {
    id: 'n1',
    email: 'dana@example.com',
    contactPreferences: { mayCall: false },
  };
  const found = hrefs({ messages: [message], subscribers: [subscriber] });
  expect(found.map(([, , detail]) => detail)).toEqual([
    'Newsletter · read preferences first',
    'Message · read preferences first',
  ]);
  expect(JSON.stringify(found)).not.toContain('dana@');
});
