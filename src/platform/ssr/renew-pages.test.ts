import { expect, it, onTestFinished, vi } from 'vitest';
import { renewPages } from './renew-pages.ts';

/** A cache in which these pages are due for renewal until they have been rendered. */
function start(due: string[], { version = 1 as number | null, fails = '' } = {}) {
  const rendered: string[] = [];
  const keysToRenew = vi.fn(() => due.filter((key) => !rendered.includes(key)));
  const debug = vi.fn();
  const content = { version, current: () => content.version };
  const stop = renewPages({
    cache: { keysToRenew },
    content,
    render: async (key) => {
      if (key === fails) throw new Error('The database is away');
      rendered.push(key);
    },
    log: { debug },
    lookEveryMs: 5,
  });
  onTestFinished(stop);
  return { rendered, keysToRenew, content, debug };
}

it('renders the pages that are due, once', async () => {
  const { rendered, keysToRenew } = start(['/', '/about']);
  await expect.poll(() => keysToRenew.mock.calls.length).toBeGreaterThan(2);
  expect(rendered).toEqual(['/', '/about']);
});

it('renders nothing while the content version is unknown', async () => {
  const { rendered, keysToRenew, content } = start(['/'], { version: null });
  const looked = vi.fn(() => null);
  content.current = looked;
  await expect.poll(() => looked.mock.calls.length).toBeGreaterThan(2);
  expect(keysToRenew).not.toHaveBeenCalled();
  content.current = () => 1;
  await expect.poll(() => rendered).toEqual(['/']);
});

it('goes on after a page that cannot be rendered', async () => {
  const { debug } = start(['/'], { fails: '/' });
  await expect.poll(() => debug.mock.calls.length).toBeGreaterThan(1);
});
