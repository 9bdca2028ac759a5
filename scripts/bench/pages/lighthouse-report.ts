/** The relevant results of one Lighthouse run. Scores go up to 100. */
export type PageReport = {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  lcpMs: number;
  tbtMs: number;
  /** Ids of the failed audits outside the performance category. */
  failedAudits: string[];
};

type Category = { score: number | null; auditRefs: { id: string; weight: number }[] };

type Json = {
  runtimeError?: { message: string };
  categories: Record<'performance' | 'accessibility' | 'best-practices' | 'seo', Category>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
};

/** Throws if Lighthouse itself failed. */
export function readReport(json: string): PageReport {
  const { runtimeError, categories, audits }: Json = JSON.parse(json);
  if (runtimeError) throw new Error(`Lighthouse failed: ${runtimeError.message}`);
  const mark = ({ score }: Category) => Math.round((score ?? 0) * 100);
  const { performance, accessibility, seo, 'best-practices': bestPractices } = categories;
  return {
    performance: mark(performance),
    accessibility: mark(accessibility),
    bestPractices: mark(bestPractices),
    seo: mark(seo),
    lcpMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    tbtMs: audits['total-blocking-time']?.numericValue ?? Number.NaN,
    failedAudits: [accessibility, bestPractices, seo].flatMap(({ auditRefs }) =>
      auditRefs
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
        .map(({ id }) => id),
    ),
  };
}
