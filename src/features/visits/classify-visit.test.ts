import { describe, expect, it } from 'vitest';
import { classifyVisit, type Visit } from './classify-visit.ts';

const SITE = 'harbor.example';
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';
const ANDROID =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36';
const ANDROID_TABLET =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Safari/537.36';
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/138.0 Mobile/15E148 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

const namesOf = (changes: Partial<Visit>) => {
  const names: Record<string, string[]> = {};
  const visit = { url: '/', status: 200, userAgent: FIREFOX, language: '', referrer: '' };
  for (const { kind, name } of classifyVisit({ ...visit, ...changes }, SITE)) {
    names[kind] = [...(names[kind] ?? []), name];
  }
  return names;
};

describe('the device', () => {
  it.each([
    [IPHONE, 'phone'],
    [ANDROID, 'phone'],
    [ANDROID_TABLET, 'tablet'],
    [IPAD, 'tablet'],
    [FIREFOX, 'computer'],
  ])('of %s is a %s', (userAgent, device) => {
    expect(namesOf({ userAgent }).device).toEqual([device]);
  });

  it.each([
    '',
    'curl/8.14.1',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/138.0 Safari/537.36',
  ])('of the robot %j is not counted, nor is anything else', (userAgent) => {
    expect(namesOf({ userAgent })).toEqual({});
    expect(namesOf({ userAgent, status: 404 })).toEqual({});
    expect(namesOf({ userAgent, step: 'time' })).toEqual({});
  });
});

describe('the language', () => {
  it.each([
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['EN', 'en'],
    ['fil-PH', 'fil'],
    ['', 'unknown'],
    ['*', 'unknown'],
    ['english', 'unknown'],
    ['1; drop', 'unknown'],
  ])('of %j is %s', (language, name) => {
    expect(namesOf({ language }).language).toEqual([name]);
  });
});

describe('the referrer', () => {
  it.each([
    ['', 'direct'],
    ['https://www.google.com/search?q=my+divorce', 'google.com'],
    ['https://WWW.Avvo.com./x', 'avvo.com'],
    ['https://xn--bcher-kva.example/', 'xn--bcher-kva.example'],
    ['android-app://com.google.android.gm/', 'other'],
    ['http://192.168.1.1/', 'other'],
    ['http://[::1]/', 'other'],
    ['http://localhost/', 'other'],
    ['http://x_y.example/', 'other'],
    [`http://${'a'.repeat(99)}.example/`, 'other'],
    ['nonsense', 'other'],
  ])('%j is counted as %s', (referrer, name) => {
    expect(namesOf({ referrer }).referrer).toEqual([name]);
  });

  it.each(['https://harbor.example/blog', 'https://www.harbor.example/'])(
    '%s is the site itself',
    (referrer) => {
      expect(namesOf({ referrer }).referrer).toBeUndefined();
    },
  );
});

describe('the page', () => {
  it.each([
    ['/', '/'],
    ['/contact?sent=true', '/contact'],
    ['/Contact/', '/contact'],
    ['/bl%6fg/Trusts#x', '/blog/trusts'],
  ])('%s is %s', (url, name) => {
    expect(namesOf({ url }).page).toEqual([name]);
  });

  it.each([
    '/admin',
    '/admin/staff',
    '/login',
    '/login?to=x',
    '/appointment/abc',
    '/newsletter/abc',
    '/preview/abc',
    '/blog/preview/abc',
    '/%61dmin/staff',
    '/%ff',
  ])('%s is not counted', (url) => {
    expect(namesOf({ url })).toEqual({});
    expect(namesOf({ url, status: 404 })).toEqual({});
  });

  it('that does not exist is one name, and no view', () => {
    expect(namesOf({ url: '/wp-admin/x', status: 404 })).toEqual({ page: ['not-found'] });
  });

  it.each([301, 500, 503])('with status %i is not counted', (status) => {
    expect(namesOf({ status })).toEqual({});
  });
});

describe('a booking', () => {
  const start = 'start=2031-03-11T17:00:00.000Z';
  const from = 'https://harbor.example/schedule?type=initial';

  it.each([
    ['/schedule', '', ['schedule']],
    ['/schedule?area=divorce', 'https://harbor.example/', ['schedule']],
    ['/schedule?type=initial', from, []],
    [`/schedule?${start}`, from, ['time']],
    [`/schedule?${start}`, 'https://harbor.example/', ['schedule', 'time']],
    [`/schedule?step=details&${start}`, from, ['details']],
    ['/schedule?type=initial&time=2031-03-11T16:00:00.000Z', from, ['details']],
    ['/schedule?step=details', from, []],
    ['/schedule?start=', from, []],
    [`/contact?${start}`, from, []],
  ])('at %s, coming from %j, is at %j', (url, referrer, steps) => {
    expect(namesOf({ url, referrer }).funnel ?? []).toEqual(steps);
  });

  it('in a page reports its steps, which are no views', () => {
    expect(namesOf({ url: '/about', step: 'details' })).toEqual({ funnel: ['details'] });
  });
});

it('a search is counted by what decides about its results', () => {
  expect(namesOf({ url: '/blog?utm=x&category=probate&q=%20Living%20%20TRUST' }).search).toEqual([
    '/blog?q=living+trust&category=probate',
  ]);
  expect(namesOf({ url: '/external-articles?q=escrow' }).search).toEqual([
    '/external-articles?q=escrow',
  ]);
  expect(namesOf({ url: '/contact?q=trust' }).search).toBeUndefined();
  expect(namesOf({ url: '/blog?q=' }).search).toBeUndefined();
});
