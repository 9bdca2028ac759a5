/** Areas of law to choose from. No dependency: the back office uses them too. */

export type CommonArea = {
  /** The key of the practice area. */
  key: string;
  label: string;
  /** What the area is about, in one sentence for lists and the page. Names subjects, promises nothing. */
  summary: string;
};

/** Areas that many firms work in, in alphabetical order. */
export const COMMON_AREAS: readonly CommonArea[] = [
  {
    key: 'bankruptcy',
    label: 'Bankruptcy',
    summary: 'Debts that cannot be paid: liquidation, repayment plans, and what may be kept.',
  },
  {
    key: 'business',
    label: 'Business Law',
    summary: 'Founding a company, its contracts, its owners, and what happens when they disagree.',
  },
  {
    key: 'custody',
    label: 'Child Custody',
    summary:
      'Parenting plans and court orders built around the child’s week, not the parents’ quarrel.',
  },
  {
    key: 'civil-litigation',
    label: 'Civil Litigation',
    summary: 'Disputes between people or companies that go before a court.',
  },
  {
    key: 'criminal-defense',
    label: 'Criminal Defense',
    summary: 'Investigations, charges, hearings and trials, and what follows a conviction.',
  },
  {
    key: 'divorce',
    label: 'Divorce',
    summary:
      'An orderly path from the first filing to a signed judgment, by agreement where we can.',
  },
  {
    key: 'elder-law',
    label: 'Elder Law',
    summary: 'Care, benefits, and who decides for somebody in later life.',
  },
  {
    key: 'employment',
    label: 'Employment Law',
    summary: 'Wages, leave, discrimination, and the end of a job.',
  },
  {
    key: 'estate-planning',
    label: 'Estate Planning',
    summary:
      'Wills and living trusts that say who decides, who inherits and who looks after the children.',
  },
  {
    key: 'family-law',
    label: 'Family Law',
    summary: 'Support, property, parenting and protection when a family changes shape.',
  },
  {
    key: 'immigration',
    label: 'Immigration',
    summary: 'Visas, permanent residence, citizenship, and proceedings about removal.',
  },
  {
    key: 'intellectual-property',
    label: 'Intellectual Property',
    summary: 'Trademarks, copyrights, patents and trade secrets.',
  },
  {
    key: 'landlord-tenant',
    label: 'Landlord and Tenant',
    summary: 'Leases, repairs, deposits, rent and evictions.',
  },
  {
    key: 'personal-injury',
    label: 'Personal Injury',
    summary: 'Accidents, unsafe places and products, and who pays for the harm.',
  },
  {
    key: 'probate',
    label: 'Probate',
    summary: 'The court process that passes on what someone has left.',
  },
  {
    key: 'real-estate',
    label: 'Real Estate',
    summary: 'Buying, selling, financing and sharing land and homes.',
  },
  {
    key: 'tax',
    label: 'Tax Law',
    summary: 'Audits, appeals, debts to tax authorities, and planning ahead.',
  },
  {
    key: 'trust-administration',
    label: 'Trust Administration',
    summary:
      'Carrying out a trust after a death: notices, accounts, taxes and distributions, in the right order.',
  },
  {
    key: 'workers-compensation',
    label: 'Workers’ Compensation',
    summary: 'Injuries and illnesses that come from work.',
  },
];

/** An area that can be chosen; `isOffered` if the site lists it now. */
export type AreaChoice = { key: string; label: string; isOffered: boolean };

/** The choices in alphabetical order: the common areas, and other areas that the site lists. */
export function areaChoices(
  listed: readonly { key: string; label: string; isActive: boolean; isListed: boolean }[],
): AreaChoice[] {
  const own = listed
    .filter(({ isListed }) => isListed)
    .map(({ key, label, isActive }) => ({ key, label, isOffered: isActive }));
  const common = COMMON_AREAS.filter(({ key }) => !listed.some((area) => area.key === key));
  return [...own, ...common.map(({ key, label }) => ({ key, label, isOffered: false }))].sort(
    (one, other) => one.label.localeCompare(other.label, 'en'),
  );
}
