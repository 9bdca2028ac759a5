import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it, onTestFinished } from 'vitest';
import { bookingBody, postJson, tuesdayAt } from '../../src/testing/booking-requests.ts';
import { CLONE } from './clone.ts';
import type { FurtherSite } from './further-site.ts';
import { typeFaults } from './type-faults.ts';

/** What a further language needs, and all that it needs: a folder of the catalogue, and rows with contents. */
export const describeVietnamese = (site: () => FurtherSite) =>
  describe('Vietnamese, a language of which this checkout knows nothing', () => {
    const get = async (path: string) => (await fetch(site().app.url + path)).text();

    it('is a folder of the catalogue that the compiler finds complete, or names what is missing', async () => {
      expect(await typeFaults()).toBe('');
      const file = path.join(CLONE, 'messages/vi/site.ts');
      const whole = await readFile(file, 'utf8');
      onTestFinished(() => writeFile(file, whole));
      await writeFile(file, whole.replace(/export const home = .*\n/, ''));
      expect(await typeFaults()).toContain("Property 'home' is missing");
    });

    it('has pages at addresses of its own, which those of the other languages name', async () => {
      const page = load(await get('/vi/dat-lich'));
      expect(page('html').attr('lang')).toBe('vi');
      expect(page('meta[property="og:locale"]').attr('content')).toBe('vi_US');
      expect(page('link[rel=canonical]').attr('href')).toBe('https://firm.example/vi/dat-lich');
      expect(page('body').text()).toContain('Chuyển đến nội dung');
      // The title of the page is content, which nobody has translated.
      expect(page('h1').attr('lang')).toBe('en');
      const english = load(await get('/schedule'));
      for (const each of [page, english]) {
        const link = each('link[rel=alternate][hreflang=vi]');
        expect(link.attr('href')).toBe('https://firm.example/vi/dat-lich');
      }
      const switches = english('a[data-language][lang=vi]');
      expect([switches.first().text(), switches.first().attr('href')]).toEqual([
        'Tiếng Việt',
        '/vi/dat-lich',
      ]);
      expect(await get('/sitemap.xml')).toContain('<loc>https://firm.example/vi/lien-he</loc>');
      expect(await get('/vi/khong-co')).toContain('Không tìm thấy trang');
    });

    it('writes dates, times and the calendar as Vietnamese do', async () => {
      const page = load(await get('/vi/dat-lich?date=2031-03-12'));
      const heads = page('th[scope=col] [aria-hidden]')
        .toArray()
        .map((head) => page(head).text());
      expect(heads).toEqual(['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7']);
      expect(page('main').text()).toContain('Tháng 3 năm 2031');
    });

    it('answers a booking with mails and a calendar file, and tells the firm in English', async () => {
      const { app } = site();
      const email = 'lan@example.com';
      const body = bookingBody({ email, firstName: 'Lan', scheduledDate: tuesdayAt('10:00') });
      const { id } = await (await postJson(`${app.url}/vi/api/appointments`, body)).json();
      const mail = async (key: string) => {
        const find = () =>
          app.deps.db
            .selectFrom('outboxEmails')
            .select(['state', 'subject', 'textBody', 'attachments'])
            .where('dedupeKey', '=', `${key}:${id}`)
            .executeTakeFirst();
        await expect.poll(async () => (await find())?.state).toBe('sent');
        return find();
      };
      const confirmation = await mail('booking_confirmation');
      expect(confirmation?.subject).toMatch(/^Buổi tư vấn của quý vị: /);
      expect(confirmation?.textBody).toContain('Kính chào Lan,');
      expect(confirmation?.textBody).toContain('Thứ Ba, 11 tháng 3, 2031');
      expect(confirmation?.textBody).toContain('Thời lượng: 30 phút');
      expect(confirmation?.textBody).toContain('/vi/lich-hen/');
      expect(JSON.stringify(confirmation?.attachments)).toContain('Tư vấn với Pacific Harbor Law');
      const notice = await mail('booking_notice');
      expect(notice?.textBody).toContain('A consultation was booked on the website.');
      expect(notice?.textBody).toContain('Wrote in: Vietnamese');
      const again = await postJson(
        `${app.url}/vi/api/appointments`,
        bookingBody({ firstName: '' }),
      );
      expect((await again.json()).fieldErrors).toEqual({ firstName: ['Bắt buộc'] });
    });

    it('has contents that are rows', async () => {
      const { app } = site();
      const content = {
        label: 'Luật gia đình',
        summary: 'Ly hôn, quyền nuôi con.',
        messageHint: '',
      };
      const source = await app.deps.db
        .selectFrom('practiceAreas')
        .select(['label', 'summary', 'messageHint'])
        .where('key', '=', 'family-law')
        .executeTakeFirstOrThrow();
      await app.deps.db
        .insertInto('translations')
        .values({
          ...{
            entity: 'practiceAreas',
            entityKey: 'family-law',
            language: 'vi',
            isPublished: true,
          },
          ...{ content: JSON.stringify(content), source: JSON.stringify(source) },
        })
        .execute();
      await app.deps.content.settle();
      expect(await get('/vi/linh-vuc')).toContain('Luật gia đình');
      expect(await get('/practice-areas')).not.toContain('Luật gia đình');
    });
  });
