/** Texts outside of the catalogue, beside the contents of the firm and of the law, and why. */
export const ALLOWED: readonly RegExp[] = [
  // Names.
  /^(RSS|Atom|JSON Feed|Google Reviews|Avvo|Yelp|Google ReviewsAvvoYelp)$/,
  // The runtime has no data of the pseudo-language, and writes the days, times and languages of English.
  /^(Su|Mo|Tu|We|Th|Fr|Sa)\w+day$/,
  /^([\d: ]+(AM|PM)?,? ?)?Pacific Time$/,
  /^(English|Spanish|Portuguese)(, (English|Spanish|Portuguese))*$/,
  /^[\d.,]+ [kM]B$/,
  // What the samples of mails are about, and the files of a client.
  /^(Mediation \(60 min\)?|A photo of your identity card|Your last two pay slips|IMG_\d+(\.\w+)?)$/,
  // The facts of a page without a translation are in the language of that page.
  /^(Bookings and messages|An e-mail address left with a calculation):/,
  // What the visitor has typed into the search.
  /^trust$/,
];
