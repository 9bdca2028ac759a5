import { isPageShown, type Visibility } from '../../../src/features/visibility/rules.ts';

/** The documented links of the site, with their texts. Source: public spec §2. */

export const NAVIGATION = [
  { href: '/', text: 'Home' },
  { href: '/about', text: 'About' },
  { href: '/attorneys', text: 'Attorneys' },
  { href: '/practice-areas', text: 'Practice Areas' },
  { href: '/probate-calculator', text: 'Calculator' },
  { href: '/blog', text: 'News' },
  { href: '/contact', text: 'Contact' },
] as const;

export const FIRM_LINKS = [
  { href: '/about', text: 'About Us' },
  { href: '/attorneys', text: 'Our Attorneys' },
  { href: '/practice-areas', text: 'Practice Areas' },
  { href: '/probate-calculator', text: 'Probate Calculator' },
  { href: '/blog', text: 'Legal Insights' },
  { href: '/contact', text: 'Contact' },
] as const;

export const SERVICE_LINKS = [
  { href: '/practice-areas/family-law#divorce', text: 'Divorce & Separation' },
  { href: '/practice-areas/family-law#custody', text: 'Child Custody' },
  { href: '/practice-areas/estate-planning#trust-administration', text: 'Trust Administration' },
  { href: '/practice-areas/estate-planning#probate', text: 'Probate Services' },
] as const;

export const LEGAL_LINKS = [
  { href: '/privacy', text: 'Privacy Policy' },
  { href: '/terms', text: 'Terms of Service' },
  { href: '/advertising', text: 'Attorney Advertising' },
  { href: '/sitemap', text: 'Sitemap' },
] as const;

/** The links whose pages are currently visible. */
export function shownLinks<Link extends { href: string }>(
  links: readonly Link[],
  visibility: Visibility,
): Link[] {
  return links.filter(({ href }) => isPageShown(href.replace(/#.*/, ''), visibility));
}
