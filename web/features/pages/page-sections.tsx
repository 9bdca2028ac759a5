import { trpc } from '../../lib/trpc.ts';
import { ContactDetails } from '../contact/contact-details.tsx';
import { HomeSection } from './home-sections.tsx';
import type { SectionProps } from './page-parts.tsx';
import { TextSection } from './text-sections.tsx';

const TEXTS: readonly string[] = ['html', 'areaAside', 'notice', 'drawing'];

/** Renders any part of a page other than the call to action. */
export function PageSection({ part }: SectionProps) {
  const [{ firm }] = trpc.site.layout.useSuspenseQuery();
  if (part.type === 'callToAction') return null;
  if (part.type === 'contactDetails') return <ContactDetails firm={firm} />;
  return TEXTS.includes(part.type) ? <TextSection part={part} /> : <HomeSection part={part} />;
}
