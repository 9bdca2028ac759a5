// The first part of each address. What a language does not translate keeps the English form.
export const agreement = 'agreement';
export const appointment = 'appointment';
export const attorneys = 'attorneys';
export const blog = 'blog';
export const contact = 'contact';
export const embed = 'embed';
export const externalArticles = 'external-articles';
export const newsletter = 'newsletter';
export const practiceAreas = 'practice-areas';
export const preview = 'preview';
export const probateCalculator = 'probate-calculator';
export const reviews = 'reviews';
export const schedule = 'schedule';
export const sitemap = 'sitemap';
