/** What the product never says of itself or of a firm, by how such a sentence would be written. */
export const CLAIMS: Readonly<Record<string, RegExp>> = {
  'that something complies with the law':
    /\b(?:non-?)?complian(?:t|ce)\b|\bcompl(?:y|ies|ied) with\b|\bin (?:line|accordance) with the (?:law|rules)\b/,
  'that somebody has approved it':
    /\b(?:bar|court|state|attorney|lawyer)[- ]approved\b|\bapproved by\b/,
  'that a bar or an attorney has reviewed it':
    /\b(?:bar|attorney|lawyer|legally|court)[- ](?:reviewed|vetted|checked|verified)\b|\b(?:reviewed|vetted|checked|verified) by (?:the |an? |your |our )?(?:state )?(?:bar|attorneys?|lawyers?|courts?|regulators?)\b/i,
  'that it is safe before the law':
    /\b(?:legally|always|perfectly|completely) safe\b|\bsafe (?:to (?:publish|print|say|state|use|send|post|rely)|under|from (?:complaints?|discipline|sanctions?))\b|\b(?:texts?|pages?|sites?|statements?|wording|words|mails?|letters?|advertis\w+) (?:is|are) safe\b/i,
  'that no finding means allowed':
    /\b(?:no|without(?: an?y?)?|zero) findings?\b|\bnothing (?:is|was) found\b|\bfinds? nothing\b|\bpass(?:es|ed)? (?:the |all |every )?(?:advertising )?checks?\b|\bmay be published\b|\b(?:is|are) (?:lawful|permitted by law)\b/i,
  'that figures are the cost or the law of today':
    /\b(?:exact|actual|real|true|precise|guaranteed) (?:costs?|fees?|prices?)\b|\b(?:current|today’s) (?:law|fees?|limits?|statutes?)\b|\bprobate (?:costs|will cost)\b|\b(?:costs?|figures?|limits?|law)[^.]{0,20}\bup[- ]to[- ]date\b|\bup[- ]to[- ]date (?:law|figures|limits)\b/i,
  'that something was filed':
    /\b(?:has|have|was|were|is|are) (?:been )?(?:already )?filed with\b|\bwe (?:have )?filed? (?:it|your|the)\b|\bfiled (?:the|your) (?:home ?page|page|site|advertis\w+)\b|\bfiling (?:is |was |has been )?(?:done|complete|completed|made)\b/i,
  'that our list is the calendar of a court':
    /\bcourts?(?:’s|'s|’)? (?:own )?calendars?\b|\bofficial (?:court )?(?:holidays?|calendars?)\b|\b(?:all|every) court holidays?\b/i,
};

/** Sentences with such words that claim nothing, each with the reason why. */
export const HONEST: Readonly<Record<string, string>> = {
  'An attorney has to confirm every line; we never say that a text is compliant, approved or safe.':
    'It says that we claim none of it.',
  'That nothing is found does not mean that a text is allowed.': 'It denies the claim.',
  'What probate costs in your case can be more or less.': 'It says that the figure is no promise.',
  'That nothing is found does not mean that a text is allowed, and nothing says so.':
    'It denies the claim.',
  'They name no law, court, amount or period of one state, make no promise, and pass the advertising checks (`area-presets.test.ts`): the firm confirms them.':
    'A fact about a test, for developers; the firm confirms the texts.',
  'Backups contain the archive, and a restored archive passes the check.':
    'The check is that of the archive’s checksums.',
  'It is a planning estimate, not legal advice: what probate costs depends on the estate and on the court.':
    'It says that the figure is an estimate.',
  'What probate costs is data of a jurisdiction pack (`calculators` and `ways` in `src/features/jurisdictions/packs`), evaluated by one pure function (`src/features/probate/evaluate`) on the page, in the teaser, in the call and in the mail.':
    'The subject of a decision, for developers; the next sentences say what figures are called.',
  'They are never called the cost, the fee or current law.': 'It denies the claim.',
  'We file the petition, publish the notice, deal with creditors and bring it to the final order.':
    'What the firm does for a client in court; it does not say that something was filed.',
  "What is proposed is never called the court's calendar, and days that only a court names are closed days like any other.":
    'It denies the claim.',
};
