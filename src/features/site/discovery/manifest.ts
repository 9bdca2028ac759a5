const pngIcon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/**
 * `manifest.webmanifest`: name, icons and colours of the site on the home screen of a phone. `paper` is the background of
 * the active theme, which a phone shows before the first page; `icons` the query of icons of the firm's own look, else empty.
 */
export function webManifest({
  name,
  paper,
  icons,
  locale,
  startUrl,
}: {
  name: string;
  paper: string;
  icons: string;
  locale: string;
  startUrl: string;
}): object {
  const icon = (file: string, size: number, purpose: 'any' | 'maskable') =>
    pngIcon(`${file}${icons}`, size, purpose);
  return {
    name,
    short_name: name,
    start_url: startUrl,
    display: 'browser',
    lang: locale,
    background_color: paper,
    theme_color: paper,
    icons: [
      { src: `/favicon.svg${icons}`, sizes: 'any', type: 'image/svg+xml' },
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  };
}
