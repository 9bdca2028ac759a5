import { bearer } from '../../../src/testing/people.ts';
import { type Asker, openAsker } from '../closed-loop.ts';

const GIVE_UP_MS = 30_000;

/**
 * Publishes an article `times` times, through a different instance each time. Returns, for each time and each of the
 * other instances, how long it still served the old page, in milliseconds since the response to the publishing call.
 */
export async function measurePurge(
  urls: readonly string[],
  { token, times }: { token: string; times: number },
): Promise<number[]> {
  const copies = urls.map(openAsker);
  const article = {
    title: 'Before',
    slug: 'purge-delay',
    excerpt: 'What changes here is to be seen everywhere.',
    content: '<p>A will speaks through the court.</p>',
    category: 'estate-planning',
    isPublished: true,
  };
  const write = async (
    copy: Asker | undefined,
    method: 'POST' | 'PUT',
    path: string,
    body: object,
  ) => {
    const answer = await copy?.ask({ method, path, headers: bearer(token), body });
    if (!answer || answer.status >= 300) throw new Error(`${path} answered ${answer?.text}`);
    return { answeredAt: performance.now(), id: JSON.parse(answer.text).id as string };
  };
  const { id } = await write(copies[0], 'POST', '/api/admin/blog-posts', article);
  const delays: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const title = `Published for the ${i}th time`;
    const others = copies.filter((_, index) => index !== i % copies.length);
    const watched = await Promise.all(
      others.map((copy) => watch(copy, `/blog/${article.slug}`, title)),
    );
    const fresh = Promise.all(watched.map(({ untilFresh }) => untilFresh()));
    const path = `/api/admin/blog-posts/${id}`;
    const { answeredAt } = await write(copies[i % copies.length], 'PUT', path, {
      ...article,
      title,
    });
    delays.push(...(await fresh).map((freshAt) => Math.max(0, freshAt - answeredAt)));
  }
  await Promise.all(copies.map((copy) => copy.close()));
  return delays;
}

/** Lets the instance cache the current page, and then polls until it has the new title. */
async function watch(copy: Asker, path: string, title: string) {
  let { headers } = await copy.ask({ method: 'GET', path });
  return {
    async untilFresh(): Promise<number> {
      const giveUpAt = performance.now() + GIVE_UP_MS;
      while (performance.now() < giveUpAt) {
        const known = { 'if-none-match': String(headers.etag) };
        const answer = await copy.ask({ method: 'GET', path, headers: known });
        if (answer.status === 200 && answer.text.includes(title)) return performance.now();
        headers = answer.headers;
      }
      throw new Error(`${path} was still old after ${GIVE_UP_MS} ms`);
    },
  };
}
