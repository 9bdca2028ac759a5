// The built-in theme's background colour (web/styles/tokens.css), which a phone shows before the first page.
const PAPER = '#fafcfd';

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** `manifest.webmanifest`: name, icons and colours of the site on the home screen of a phone. */
export function webManifest({ name }: { name: string }): object {
  return {
    name,
    short_name: name,
    start_url: '/',
    display: 'browser',
    lang: 'en-US',
    background_color: PAPER,
    theme_color: PAPER,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable-512.png', 512, 'maskable'),
    ],
  };
}
