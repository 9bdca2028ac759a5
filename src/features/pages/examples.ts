/** Examples for the documented calls. */

const CONTENT = {
  name: 'Wills',
  title: 'Wills in {city}',
  description: 'What a will is for, and what it is not for.',
  heading: 'Wills',
  lead: 'Who receives what, written down once.',
  area: 'estate-planning',
  blocks: [
    {
      type: 'text',
      showWhen: null,
      heading: 'What a will does',
      anchor: null,
      html: '<p>A will says who receives what. Call {phone}.</p>',
    },
  ],
};

export const PAGE = {
  id: '5a0c6f3e-6d2f-4a58-9a34-0f5a7b1a2c3d',
  path: '/practice-areas/wills',
  kind: 'page',
  content: CONTENT,
  draft: null,
  isPublished: true,
  publishAt: null,
  isPreset: false,
  createdAt: '2026-11-24T10:00:00.000Z',
  updatedAt: '2026-11-24T10:00:00.000Z',
};

export const LISTED_PAGE = {
  id: PAGE.id,
  path: PAGE.path,
  kind: PAGE.kind,
  name: CONTENT.name,
  isPublished: true,
  publishAt: null,
  isPreset: false,
  hasDraft: false,
  updatedAt: PAGE.updatedAt,
};

export const SAVED_PAGE = { page: PAGE, removed: [] };

export const WRITTEN_PAGE = { path: PAGE.path, content: CONTENT };

export const PAGE_VERSION = {
  number: 2,
  savedAt: PAGE.updatedAt,
  savedBy: 'admin',
  content: CONTENT,
};

export const LISTED_PAGE_VERSION = {
  number: 2,
  heading: CONTENT.heading,
  savedAt: PAGE.updatedAt,
  savedBy: 'admin',
};

export const MENUS_EXAMPLE = {
  navigation: [{ path: '/about', fragment: null, text: 'About' }],
  firm: [{ path: '/about', fragment: null, text: 'About Us' }],
  services: [{ path: '/practice-areas/family-law', fragment: 'custody', text: 'Child Custody' }],
  legal: [{ path: '/privacy', fragment: null, text: 'Privacy Policy' }],
};
