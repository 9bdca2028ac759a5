import { Link } from '@tanstack/react-router';
import type { AdminPath } from '../../admin/section.ts';
import { SECTION_PERMISSIONS } from '../../admin/section-permissions.ts';
import { SECTIONS } from '../../admin/sections.ts';
import { useCan } from '../../admin/use-can.ts';
import styles from './section-links.module.css';

/** Source: admin spec §2, "Navigation links to every admin section". */
const DOCUMENTED: readonly AdminPath[] = [
  '/admin/contact-submissions',
  '/admin/blog-posts',
  '/admin/testimonials',
  '/admin/themes',
  '/admin/appointments',
  '/admin/integrations',
  '/admin/component-visibility',
  '/admin/migration',
];

/** Links to the documented sections by their names. */
export function SectionLinks() {
  const can = useCan();
  const sections = DOCUMENTED.flatMap((path) => SECTIONS.filter(({ to }) => to === path));
  return (
    <nav className={styles.links} aria-label="Sections">
      {sections
        .filter(({ to }) => {
          const read = SECTION_PERMISSIONS[to]?.read;
          return !read || can(read);
        })
        .map(({ to, title }) => (
          <Link key={to} to={to}>
            {title}
          </Link>
        ))}
    </nav>
  );
}
