import { buffer } from 'node:stream/consumers';
import { beforeEach, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { addressesIn } from '../../src/features/staff/invitations/pasted-rules.ts';
import { deleteAll } from '../../src/testing/delete-all.ts';
import { plain } from '../../src/testing/sample-pictures.ts';
import { startAdmin } from './admin.ts';

const site = startAdmin();
beforeEach(async () => {
  await deleteAll(site.db, 'staffInvitations');
  await site.db.deleteFrom('hosts').where('number', '<>', 1).execute();
  await site.db.deleteFrom('attorneys').where('isSample', '=', false).execute();
});

const HEAD = 'Name;E-mail;Role;Areas;Hours\r\n';
const row = (number: number) =>
  `Person ${number};p${number}@firm.example;Associate;"Divorce; Estate Planning";Mon-Fri 9:00-16:00\r\n`;
const fileOf = (csv: string, encoding: BufferEncoding = 'utf8') => ({
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(csv, encoding),
});

it('forty attorneys are imported and invited with a few presses', async () => {
  const { page, troubles } = await site.signIn('/admin/team');
  const choose = (file: ReturnType<typeof fileOf>) =>
    page.getByTestId('import-people').setInputFiles(file);

  await choose(fileOf(`${HEAD}Ada;ada@;;Sea Law;never\r\n`));
  const refused = page.getByRole('dialog', { name: 'Import people.csv' });
  await refused.getByText('Nobody is added until these lines are corrected.').waitFor();
  await refused.getByText(/^Line 2: Areas: “Sea Law” is no practice area/).waitFor();
  expect(await refused.getByRole('button', { name: /^Add/ }).count()).toBe(0);
  await refused.getByRole('button', { name: 'Cancel' }).click();

  // As Excel for Windows writes it.
  const people = Array.from({ length: 39 }, (_, place) => row(place)).join('');
  await choose(fileOf(`${HEAD}José Peña;jose@firm.example;;Divorce;firm\r\n${people}`, 'latin1'));
  const dialog = page.getByRole('dialog');
  await dialog.getByText('José Peña').waitFor();
  await dialog.getByRole('button', { name: 'Add 40' }).click();
  await page.getByRole('dialog', { name: '40 added to the team' }).waitFor();
  await dialog.getByRole('button', { name: 'Invite 40 to the back office' }).click();
  await dialog.getByText(/^40 people are invited\./).waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('link', { name: 'José Peña' }).waitFor();

  await choose(fileOf(`${HEAD}${row(1)}`));
  await dialog.getByText('The file contains nobody new.').waitFor();
  expect(troubles).toEqual([]);
});

it('several people get the hours of another one in one go', async () => {
  const { page, troubles } = await site.signIn('/admin/team');
  await page
    .getByTestId('import-people')
    .setInputFiles(fileOf(`${HEAD}${row(1)}Ada Brandt;;;Divorce;\r\nBo Lund;;;Divorce;\r\n`));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add 3' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Same hours for several…' }).click();
  await dialog.getByLabel('Same hours as').selectOption('Person 1');
  await dialog.getByRole('button', { name: 'Change the hours' }).click();
  await dialog.getByText('Choose at least one person').waitFor();
  await dialog.getByLabel('Ada Brandt').check();
  await dialog.getByLabel('Bo Lund').check();
  await dialog.getByRole('button', { name: 'Change the hours of 2' }).click();
  await page.getByText('The hours of 2 are changed').waitFor();
  const hours = await site.db
    .selectFrom('hosts')
    .innerJoin('attorneys', 'attorneys.id', 'hosts.attorneyId')
    .innerJoin('weeklyHours', 'weeklyHours.hostNumber', 'hosts.number')
    .select(({ fn }) => ['name', fn.countAll<string>().as('lines')])
    .groupBy('name')
    .orderBy('name')
    .execute();
  expect(hours).toEqual([
    { name: 'Ada Brandt', lines: '5' },
    { name: 'Bo Lund', lines: '5' },
    { name: 'Person 1', lines: '5' },
  ]);
  expect(troubles).toEqual([]);
});

it('pasted addresses are invited, and a wrong one is named', async () => {
  const pasted = 'Ada Brandt <ada@firm.example>, bo@firm.example\ncy@';
  const { page, troubles } = await site.signIn('/admin/staff');
  await page.getByRole('button', { name: 'Invite several' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite several people' });
  await dialog.getByLabel('E-mail addresses').fill(pasted);
  await dialog.getByRole('button', { name: 'Send 3 invitations' }).click();
  await dialog.getByText('Please enter a valid email address').waitFor();
  await dialog.getByLabel('E-mail addresses').fill(pasted.replace('cy@', ''));
  await dialog.getByRole('button', { name: 'Send 2 invitations' }).click();
  await dialog.getByText(/^2 people are invited\./).waitFor();
  await dialog.getByRole('button', { name: 'Done' }).click();
  const list = page.getByRole('region', { name: 'Invitations' });
  for (const address of addressesIn('ada@firm.example bo@firm.example')) {
    await list.getByText(address).waitFor();
  }
  expect(troubles).toEqual([]);
});

it('photos come from a ZIP file, by the names of the pictures', async () => {
  const picture = await plain({ width: 900, height: 1_200 }).jpeg().toBuffer();
  const zip = new ZipFile();
  zip.addBuffer(picture, 'photos/Ada Brandt.jpg');
  zip.addBuffer(Buffer.from('no picture'), 'bo-lund.png');
  zip.addBuffer(picture, 'Party.jpg');
  zip.end();
  const archive = await buffer(zip.outputStream);
  const { page, troubles } = await site.signIn('/admin/team');
  await page
    .getByTestId('import-people')
    .setInputFiles(fileOf(`${HEAD}Ada Brandt;;;Divorce;\r\nBo Lund;;;Divorce;\r\n`));
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add 2' }).click();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Photos from a ZIP file…' }).click();
  const choose = (bytes: Buffer) =>
    page
      .getByTestId('photos-zip')
      .setInputFiles({ name: 'photos.zip', mimeType: 'application/zip', buffer: bytes });
  await choose(Buffer.from('nothing'));
  await dialog.getByText('The file is not a ZIP archive, or it is damaged.').waitFor();
  await choose(archive);
  await dialog.getByText('Left out, because they name nobody: Party.jpg.').waitFor();
  await dialog.getByRole('button', { name: 'Add 2 photos' }).click();
  await dialog.getByText('1 photo is added.').waitFor();
  await dialog.getByText('bo-lund.png: Your browser cannot read this picture.').waitFor();
  const rows = await site.db
    .selectFrom('attorneys')
    .select(['slug', 'photo'])
    .where('slug', 'in', ['ada-brandt', 'bo-lund'])
    .orderBy('slug')
    .execute();
  expect(rows).toEqual([
    { slug: 'ada-brandt', photo: expect.stringMatching(/^[\w-]{43}$/) },
    { slug: 'bo-lund', photo: null },
  ]);
  expect(troubles).toEqual([]);
});
