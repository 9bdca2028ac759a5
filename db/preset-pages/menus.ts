/** The documented links of navigation and footer, as the baseline inserts them. Source: public spec §2. */
export const presetMenus: Readonly<
  Record<string, readonly { path: string; text: string; fragment?: string }[]>
> = {
  navigation: [
    { path: '/', text: 'Home' },
    { path: '/about', text: 'About' },
    { path: '/attorneys', text: 'Attorneys' },
    { path: '/practice-areas', text: 'Practice Areas' },
    { path: '/probate-calculator', text: 'Calculator' },
    { path: '/blog', text: 'News' },
    { path: '/contact', text: 'Contact' },
  ],
  firm: [
    { path: '/about', text: 'About Us' },
    { path: '/attorneys', text: 'Our Attorneys' },
    { path: '/practice-areas', text: 'Practice Areas' },
    { path: '/probate-calculator', text: 'Probate Calculator' },
    { path: '/blog', text: 'Legal Insights' },
    { path: '/contact', text: 'Contact' },
  ],
  services: [
    { path: '/practice-areas/family-law', fragment: 'divorce', text: 'Divorce & Separation' },
    { path: '/practice-areas/family-law', fragment: 'custody', text: 'Child Custody' },
    {
      path: '/practice-areas/estate-planning',
      fragment: 'trust-administration',
      text: 'Trust Administration',
    },
    { path: '/practice-areas/estate-planning', fragment: 'probate', text: 'Probate Services' },
  ],
  legal: [
    { path: '/privacy', text: 'Privacy Policy' },
    { path: '/terms', text: 'Terms of Service' },
    { path: '/advertising', text: 'Attorney Advertising' },
    { path: '/sitemap', text: 'Sitemap' },
  ],
};
