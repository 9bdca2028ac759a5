/** Where pages report what the server has not seen of them, below the API base URL that is written into the page. */
const REPORT_TO = '/api/visits';

/**
 * An inline script that reports a view for which the server got no request when it was opened: of a page that the
 * browser had prefetched or prerendered, whose request was not counted, and of a page that the client's router opened.
 * It is written into the HTML on the server and is no part of the client's scripts. Pages in the back/forward cache, and
 * the pages of staff, are not reported.
 */
export const REPORT_UNSEEN_VIEWS = `(function(l,n,d){function see(){navigator.sendBeacon&&!/^\\/(admin|login)/.test(l.pathname)&&navigator.sendBeacon((d.documentElement.dataset.apiBaseUrl||'')+'${REPORT_TO}',new Blob([JSON.stringify({path:(l.pathname+l.search).slice(0,600)})],{type:'application/json'}))}function opened(){var e=performance.getEntriesByType('navigation')[0];e&&e.type==='navigate'&&(e.activationStart||e.deliveryType||e.transferSize===0)&&see()}addEventListener('load',function(){d.prerendering?d.addEventListener('prerenderingchange',opened,{once:true}):opened()});var p=l.pathname;n&&n.addEventListener('currententrychange',function(e){if(p!==l.pathname){p=l.pathname;e.navigationType==='push'&&see()}})})(location,self.navigation,document)`;
