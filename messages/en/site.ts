import { message } from './language.ts';

export const notFoundTitle = '404 Page Not Found';
export const notFoundLead = 'Did you forget to add the page to the router?';
export const notFoundHint = 'The page may have moved. Try one of these pages:';
export const waysBack = 'Ways back';
export const home = 'Home';
export const practiceAreas = 'Practice Areas';
export const contact = 'Contact';
export const errorTitle = 'This page did not load';
export const errorLead =
  'Our server is not responding. Nothing you sent is lost. Please try again in a moment, or call our office.';
export const tryAgain = 'Try again';
export const skipToContent = 'Skip to the content';
export const pageNotFound = 'Page not found';
/** Above a page that a further language shows as an original. */
export const notTranslated = 'This page has not been translated yet. It is shown in English.';
/** In the place of a page that a further language leaves out. */
export const readOriginal = 'This page has not been translated yet. <link>Read the original</link>';
export const menu = 'Menu';
export const mainMenu = 'Main';
export const freeConsultation = 'Free Consultation';
export const social = 'Social';
export const firm = 'Firm';
export const services = 'Services';
export const legal = 'Legal';
export const reachUs = 'Reach us';
export const sitemapPages = 'Pages';
export const sitemapArticles = 'Articles';
export const inThisLanguage = 'This page is also in English.';
export const readHere = 'Read it in English';
export const callPhone = message('Call {phone}');
