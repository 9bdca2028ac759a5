import type { PageInputs, PageSources } from '../../platform/ssr/page-source.ts';
import { sha256 } from './chain.ts';
import { normalizePage } from './normalize-page.ts';

/** Reads the pages of one pass. */
export type ReadPage = (path: string, recordedHash: string | null) => Promise<PageText | undefined>;

/** The lasting text of a page. */
type PageText = { status: number; text: string };

/** Reads all pages in each pass. */
export type PageReader = { openPass(): ReadPage };

type Made = { inputs: PageInputs; textHash: string };

/**
 * Reads pages as visitors get them now, without what varies with the time of day. A page is not rendered again if its
 * recorded text was rendered from the same responses to its calls: most changes show on a few pages, and comparing the
 * responses takes a fraction of the time.
 */
export function readPages({ render, openComparison }: PageSources): PageReader {
  const made = new Map<string, Made>();

  async function readNow(path: string): Promise<PageText> {
    const { status, html, inputs } = await render(path);
    const text = normalizePage(html);
    made.set(path, { inputs, textHash: sha256(text) });
    return { status, text };
  }

  return {
    openPass() {
      const isSame = openComparison();
      return async (path, recordedHash) => {
        const known = made.get(path);
        const isRecorded = known !== undefined && known.textHash === recordedHash;
        if (isRecorded && (await isSame(path, known.inputs))) return undefined;
        return readNow(path);
      };
    },
  };
}
