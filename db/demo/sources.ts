/** California codes by their abbreviations in the URLs of the Legislature's site. */
const CODES = {
  CCP: 'Code of Civil Procedure',
  FAM: 'Family Code',
  PEN: 'Penal Code',
  PROB: 'Probate Code',
  VEH: 'Vehicle Code',
} as const;

type Section = readonly [code: keyof typeof CODES, section: string];

/**
 * The sources at the end of a demo article: the statutory sections that its statements rely on, linked to their current
 * text. The articles are samples: before a firm publishes one, one of its attorneys must confirm what it says about the
 * law.
 */
export function sourcesList(...sections: readonly Section[]): string {
  const items = sections.map(([code, section]) =>
    sourceItem(
      `https://leginfo.legislature.ca.gov/faces/codes_displaySection.xhtml?lawCode=${code}&amp;sectionNum=${section}.`,
      `${CODES[code]} section ${section}`,
    ),
  );
  return `<h2>Sources</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
}

const sourceItem = (href: string, name: string) => `<li><a href="${href}">${name}</a></li>`;
