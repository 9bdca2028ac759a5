// Written by "npm run codegen".
import * as en_language from './en/language.ts';
import * as en_agreement from './en/agreement.ts';
import * as en_appointment from './en/appointment.ts';
import * as en_articles from './en/articles.ts';
import * as en_attorneys from './en/attorneys.ts';
import * as en_booking from './en/booking.ts';
import * as en_calculator from './en/calculator.ts';
import * as en_calendar from './en/calendar.ts';
import * as en_card from './en/card.ts';
import * as en_common from './en/common.ts';
import * as en_contact from './en/contact.ts';
import * as en_documents from './en/documents.ts';
import * as en_embed from './en/embed.ts';
import * as en_errors from './en/errors.ts';
import * as en_exit from './en/exit.ts';
import * as en_feeds from './en/feeds.ts';
import * as en_forms from './en/forms.ts';
import * as en_home from './en/home.ts';
import * as en_hotlines from './en/hotlines.ts';
import * as en_hours from './en/hours.ts';
import * as en_intake from './en/intake.ts';
import * as en_law from './en/law.ts';
import * as en_mails from './en/mails.ts';
import * as en_markdown from './en/markdown.ts';
import * as en_meeting from './en/meeting.ts';
import * as en_neutral from './en/neutral.ts';
import * as en_news from './en/news.ts';
import * as en_newsletter from './en/newsletter.ts';
import * as en_pages from './en/pages.ts';
import * as en_paths from './en/paths.ts';
import * as en_payment from './en/payment.ts';
import * as en_questions from './en/questions.ts';
import * as en_reading from './en/reading.ts';
import * as en_reviews from './en/reviews.ts';
import * as en_site from './en/site.ts';
import * as en_templates from './en/templates.ts';
import * as en_times from './en/times.ts';
import * as en_validation from './en/validation.ts';
import * as en_waits from './en/waits.ts';
import * as es_language from './es/language.ts';
import * as es_agreement from './es/agreement.ts';
import * as es_appointment from './es/appointment.ts';
import * as es_articles from './es/articles.ts';
import * as es_attorneys from './es/attorneys.ts';
import * as es_booking from './es/booking.ts';
import * as es_calculator from './es/calculator.ts';
import * as es_calendar from './es/calendar.ts';
import * as es_card from './es/card.ts';
import * as es_common from './es/common.ts';
import * as es_contact from './es/contact.ts';
import * as es_documents from './es/documents.ts';
import * as es_embed from './es/embed.ts';
import * as es_errors from './es/errors.ts';
import * as es_exit from './es/exit.ts';
import * as es_feeds from './es/feeds.ts';
import * as es_forms from './es/forms.ts';
import * as es_home from './es/home.ts';
import * as es_hotlines from './es/hotlines.ts';
import * as es_hours from './es/hours.ts';
import * as es_intake from './es/intake.ts';
import * as es_law from './es/law.ts';
import * as es_mails from './es/mails.ts';
import * as es_markdown from './es/markdown.ts';
import * as es_meeting from './es/meeting.ts';
import * as es_neutral from './es/neutral.ts';
import * as es_news from './es/news.ts';
import * as es_newsletter from './es/newsletter.ts';
import * as es_pages from './es/pages.ts';
import * as es_paths from './es/paths.ts';
import * as es_payment from './es/payment.ts';
import * as es_questions from './es/questions.ts';
import * as es_reading from './es/reading.ts';
import * as es_reviews from './es/reviews.ts';
import * as es_site from './es/site.ts';
import * as es_templates from './es/templates.ts';
import * as es_times from './es/times.ts';
import * as es_validation from './es/validation.ts';
import * as es_waits from './es/waits.ts';
import type { Complete } from './complete.ts';

export type English = { agreement: typeof en_agreement; appointment: typeof en_appointment; articles: typeof en_articles; attorneys: typeof en_attorneys; booking: typeof en_booking; calculator: typeof en_calculator; calendar: typeof en_calendar; card: typeof en_card; common: typeof en_common; contact: typeof en_contact; documents: typeof en_documents; embed: typeof en_embed; errors: typeof en_errors; exit: typeof en_exit; feeds: typeof en_feeds; forms: typeof en_forms; home: typeof en_home; hotlines: typeof en_hotlines; hours: typeof en_hours; intake: typeof en_intake; law: typeof en_law; mails: typeof en_mails; markdown: typeof en_markdown; meeting: typeof en_meeting; neutral: typeof en_neutral; news: typeof en_news; newsletter: typeof en_newsletter; pages: typeof en_pages; paths: typeof en_paths; payment: typeof en_payment; questions: typeof en_questions; reading: typeof en_reading; reviews: typeof en_reviews; site: typeof en_site; templates: typeof en_templates; times: typeof en_times; validation: typeof en_validation; waits: typeof en_waits };

export const CATALOGUES = {
  en: { agreement: en_agreement, appointment: en_appointment, articles: en_articles, attorneys: en_attorneys, booking: en_booking, calculator: en_calculator, calendar: en_calendar, card: en_card, common: en_common, contact: en_contact, documents: en_documents, embed: en_embed, errors: en_errors, exit: en_exit, feeds: en_feeds, forms: en_forms, home: en_home, hotlines: en_hotlines, hours: en_hours, intake: en_intake, law: en_law, mails: en_mails, markdown: en_markdown, meeting: en_meeting, neutral: en_neutral, news: en_news, newsletter: en_newsletter, pages: en_pages, paths: en_paths, payment: en_payment, questions: en_questions, reading: en_reading, reviews: en_reviews, site: en_site, templates: en_templates, times: en_times, validation: en_validation, waits: en_waits },
  es: { agreement: es_agreement, appointment: es_appointment, articles: es_articles, attorneys: es_attorneys, booking: es_booking, calculator: es_calculator, calendar: es_calendar, card: es_card, common: es_common, contact: es_contact, documents: es_documents, embed: es_embed, errors: es_errors, exit: es_exit, feeds: es_feeds, forms: es_forms, home: es_home, hotlines: es_hotlines, hours: es_hours, intake: es_intake, law: es_law, mails: es_mails, markdown: es_markdown, meeting: es_meeting, neutral: es_neutral, news: es_news, newsletter: es_newsletter, pages: es_pages, paths: es_paths, payment: es_payment, questions: es_questions, reading: es_reading, reviews: es_reviews, site: es_site, templates: es_templates, times: es_times, validation: es_validation, waits: es_waits },
} satisfies Record<string, Complete<English>>;

/** What each language calls itself. */
export const LANGUAGE_NAMES = {
  en: en_language.name,
  es: es_language.name,
} as const;
