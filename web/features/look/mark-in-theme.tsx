import { groundsOf, showingOn } from '../../../src/features/look/grounds/rules.ts';
import type { Variables } from '../../../src/features/themes/variables/rules.ts';
import { trpc } from '../../lib/trpc.ts';

/** The firm's mark as a header shows it in a theme; nothing without one, or until it is known. */
export function MarkInTheme({ variables }: { variables: Variables }) {
  const { data } = trpc.look.get.useQuery();
  const [wordmark, square, light] = (['wordmark', 'square', 'light'] as const).map((kind) =>
    data?.marks.find((mark) => mark.kind === kind),
  );
  const main = wordmark ?? square ?? light;
  const [page, band] = groundsOf(variables);
  if (!main || !page || !band) return null;
  const marks = { main, light: light && light !== main ? light : null };
  const { file, plate } = showingOn(page.luminance, marks, band.luminance);
  return (
    <img
      src={file === 'light' && light ? light.path : main.path}
      alt=""
      style={{
        height: '1.25rem',
        maxWidth: '9rem',
        margin: '0.625rem 1rem 0',
        objectFit: 'contain',
        ...(plate && { padding: '0.125rem', background: plate === 'white' ? '#fff' : band.colour }),
      }}
    />
  );
}
