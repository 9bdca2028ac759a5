import type { Page } from 'playwright-core';
import { openAccountMenu } from './admin.ts';
import { VIEWPORTS } from './browser.ts';

/** What can be opened on a screen: its name, and the interactions that open it on the freshly loaded screen. */
type Openings = Readonly<Record<string, (page: Page) => Promise<unknown>>>;

export type AdminScreen = {
  path: string;
  /** Waits until the screen is complete. By default, waits for its title and for its placeholders to disappear. */
  ready?: (page: Page) => Promise<unknown>;
  opens?: Openings;
  /** Whether one of them causes a save that the server rejects, which the browser logs. */
  isRefused?: boolean;
};

/** The id of the letter that `fillAdmin` creates. */
/** The draft of an agreement, and its template. */
export const AGREEMENT = '7a3c1b2d-8e9f-4041-9c5d-3e4f5a6b7c8d';
export const AGREEMENT_TEMPLATE = '8b4d2c3e-9f0a-4152-8d6e-4f5a6b7c8d9e';
export const PAUSED_LETTER = '5b1e8f0a-6c7d-4e2f-9a3b-1c2d3e4f5a6b';

/** The id of a person that `fillAdmin` creates, who shares an email address with another one. */
export const NOTED_PERSON = '6c2f9a1b-7d8e-4f30-8b4c-2d3e4f5a6b7c';

/** The ids of a questionnaire and of a request that `fillAdmin` creates. */
export const SAMPLE_QUESTIONNAIRE = '7a3d0b2c-8e9f-4a41-9c5d-3e4f5a6b7c8d';
export const SAMPLE_REQUEST = '8b4e1c3d-9f0a-4b52-8d6e-4f5a6b7c8d9e';

const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();
/** Shows the layout of a phone. */
const asOnPhone = (page: Page) => page.setViewportSize(VIEWPORTS.phone);
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name }).waitFor();
const item = (page: Page, name: string) =>
  page.getByRole('menuitem', { name, exact: true }).click();

/** A button that opens a dialog. */
const opens = (button: string | RegExp, title: string | RegExp) => async (page: Page) => {
  await press(page, button);
  await dialog(page, title);
};

const CLIENT = 'Dana Whitfield';
const onAppointment = (then: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await press(page, CLIENT);
  await page.getByRole('dialog', { name: CLIENT }).getByText('Booking confirmation').waitFor();
  await then(page);
};

const SEARCH: Openings = {
  spotlight: async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByLabel('Type a name, a section or an action').waitFor();
  },
  'spotlight with results': async (page) => {
    await page.keyboard.press('Control+k');
    await page.getByLabel('Type a name, a section or an action').waitFor();
    await page.keyboard.type('whitf');
    await page.getByRole('option', { name: CLIENT }).first().waitFor();
  },
  'keyboard help': async (page) => {
    await page.keyboard.press('?');
    await dialog(page, 'Keyboard');
  },
  'sections on a phone': async (page) => {
    await asOnPhone(page);
    await press(page, 'More');
    await dialog(page, 'More');
  },
  'theme menu': async (page) => {
    await openAccountMenu(page);
    await page.getByRole('menuitemradio', { name: 'Dark' }).waitFor();
  },
};

const MESSAGES: Openings = {
  'message beside the list': async (page) => {
    await press(page, CLIENT);
    await page.getByRole('region', { name: CLIENT }).getByText('has moved out').waitFor();
  },
  'book the sender of a message': async (page) => {
    await press(page, CLIENT);
    await press(page, 'More for this message');
    await item(page, 'Book a consultation');
    await dialog(page, 'Book for a client');
    await page.getByLabel('Practice area').waitFor();
  },
  selection: async (page) => {
    await press(page, 'More actions');
    await item(page, 'Select');
    await page.getByLabel(`Select ${CLIENT}`).check();
    await page.getByRole('region', { name: 'Selected rows' }).waitFor();
  },
  'menu of the selection': async (page) => {
    await press(page, 'More actions');
    await item(page, 'Select');
    await page.getByLabel(`Select ${CLIENT}`).check();
    await page.getByRole('button', { name: 'More changes' }).click();
    await page.getByRole('menuitem', { name: 'Assign to me' }).waitFor();
  },
  'message on a phone': async (page) => {
    await asOnPhone(page);
    await press(page, CLIENT);
    await page.getByRole('region', { name: CLIENT }).getByText('has moved out').waitFor();
  },
  'contact preferences': async (page) => {
    await press(page, CLIENT);
    await opens(/^(Add|Change) contact preferences$/, 'Contact preferences')(page);
  },
  'preview of a reply': async (page) => {
    await press(page, CLIENT);
    await page.getByLabel(`Reply to ${CLIENT}`).fill('We will call you.');
    await press(page, 'Preview');
    await page.getByRole('region', { name: 'Preview' }).waitFor();
  },
  'menu of the list': async (page) => {
    await press(page, 'More actions');
    await page.getByRole('menuitem', { name: 'Save View…' }).waitFor();
  },
  'menu of a message': async (page) => {
    await press(page, CLIENT);
    await press(page, 'More for this message');
    await page.getByRole('menuitem', { name: 'Mark as spam' }).waitFor();
  },
  'no match': async (page) => {
    await page.getByLabel('Search by name').fill('March 2030');
    await page.getByText('Nothing matches').waitFor();
  },
  'answer times': async (page) => {
    await press(page, 'More actions');
    await item(page, 'Answer Times');
    await dialog(page, 'Answer Times');
  },
  'templates for replies': async (page) => {
    await press(page, CLIENT);
    await press(page, 'Saved answers');
    await item(page, 'Edit Templates');
    await dialog(page, 'Templates for Replies');
    await page.getByRole('button', { name: 'Add Template' }).click();
    await dialog(page, 'Add Template');
  },
};

const APPOINTMENTS: Openings = {
  'book for a client': opens('Book for a client', 'Book for a client'),
  'block time': opens('Block time', 'Block time'),
  'block whole days': async (page) => {
    await opens('Block time', 'Block time')(page);
    await press(page, 'Whole days');
    await page.getByLabel('First day').waitFor();
  },
  'block repeating times': async (page) => {
    await opens('Block time', 'Block time')(page);
    await press(page, 'Repeating');
    await page.getByLabel('Ends').waitFor();
  },
  details: onAppointment(async () => {}),
  'more actions': onAppointment(async (page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'More' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).waitFor();
  }),
  'deletion question': onAppointment(async (page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'More' }).click();
    await item(page, 'Delete');
    await dialog(page, /delete this appointment/);
  }),
  'move form': onAppointment(async (page) => {
    await page.getByRole('dialog').getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByLabel('New start').waitFor();
  }),
  'notes form': onAppointment(async (page) => {
    await press(page, 'Edit notes');
    await page.getByRole('textbox', { name: 'Notes' }).waitFor();
  }),
  'sorted by client': async (page) => {
    await press(page, 'More actions');
    await item(page, 'Views and layout');
    await page.getByLabel('Order').selectOption('By name');
    await page.waitForURL(/sort=name/);
    await page.getByRole('button', { name: CLIENT }).first().waitFor();
  },
  selection: async (page) => {
    await press(page, 'More actions');
    await item(page, 'Select several');
    await page.getByLabel(`Select the appointment of ${CLIENT}`).check();
    await page.getByRole('region', { name: 'Selected rows' }).waitFor();
  },
  'menu of the status': async (page) => {
    await page.getByRole('listitem').filter({ hasText: CLIENT }).first().hover();
    await page
      .getByRole('button', { name: `Status of ${CLIENT}: Scheduled` })
      .first()
      .click();
    await page.getByRole('menuitemradio', { name: /^Cancelled/ }).waitFor();
  },
  'confirmation question': async (page) => {
    await press(page, `Confirm the appointment of ${CLIENT}`);
    await dialog(page, /^Confirm the appointment/);
  },
  // Last, because it changes the appointment.
  'toast with undo': async (page) => {
    await press(page, `Confirm the appointment of ${CLIENT}`);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Confirm/ })
      .click();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
  },
};

/** Selects all rows of the page and starts a bulk action that asks for confirmation. */
const bulkQuestion = (action: string, title: RegExp) => async (page: Page) => {
  await page.getByLabel('Select this page').check();
  await page
    .getByRole('region', { name: 'Selected rows' })
    .getByRole('button', { name: action, exact: true })
    .click();
  await dialog(page, title);
};

const VIEWS: Openings = {
  'columns and rows': opens('View', 'View'),
  'saved views': async (page) => {
    await press(page, 'Default view');
    await page.getByRole('menuitem', { name: 'Save View…' }).waitFor();
  },
  'new view': async (page) => {
    await press(page, 'Default view');
    await item(page, 'Save View…');
    await dialog(page, 'Save View');
  },
};

const EDITOR: Openings = {
  'link dialog': opens('Link', 'Link'),
  'picture dialog': opens('Picture', 'Picture'),
  'table menu': async (page) => {
    await press(page, 'Table');
    await page.getByRole('menuitem', { name: 'Insert table' }).waitFor();
  },
  HTML: async (page) => {
    await press(page, 'HTML');
    await page.locator('textarea[aria-labelledby]').last().waitFor();
  },
  schedule: async (page) => {
    await page.getByRole('radio', { name: /^Scheduled/ }).check();
    await page.getByLabel('Day').waitFor();
  },
  'unsaved question': async (page) => {
    await page.getByLabel('Title').fill('Changed');
    await page.getByRole('complementary').getByRole('link', { name: 'Testimonials' }).click();
    await dialog(page, 'Leave without saving?');
  },
};

const providers = (names: readonly string[]): Openings =>
  Object.fromEntries(
    names.map((name) => [
      name,
      (page: Page) => page.getByLabel('Provider').selectOption(name) as Promise<unknown>,
    ]),
  );

const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first().waitFor();
const tab = (name: string, path: string, openings: Openings = {}): AdminScreen => ({
  path: `/admin/integrations?tab=${path}`,
  ready: (page) => page.getByRole('tab', { name, selected: true }).waitFor(),
  opens: openings,
});

const setupStep = (step: string, ready: string, openings: Openings = {}): AdminScreen => ({
  path: `/admin/setup?step=${step}`,
  ready: text(ready),
  opens: openings,
});

/** The steps of the setup after the first. */
/** Chooses a file to import into the team, and waits for a text of its preview. */
const importOf = (csv: string, words: string) => async (page: Page) => {
  const file = { name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByTestId('import-people').setInputFiles(file);
  await page.getByRole('dialog').getByText(words).first().waitFor();
};

const SETUP_STEPS: readonly AdminScreen[] = [
  setupStep('attorney', 'State Bar number'),
  setupStep('areas', 'Workers’ Compensation'),
  setupStep('people', 'Ines Halloran', {
    'removal question': opens(/^Remove the sample/, 'Remove this demo content?'),
  }),
  setupStep('hours', 'Divorce Consultation'),
  setupStep('colours', 'Arctic Minimal'),
  setupStep('mail', 'Save Email Settings', {
    'missing settings': async (page) => {
      await press(page, 'Continue');
      await page.getByText('These settings are not saved yet.').waitFor();
    },
  }),
  setupStep('domain', 'Where the domain is registered'),
  setupStep('legal', 'Attorney Advertising', {
    'missing confirmation': async (page) => {
      await press(page, 'Continue');
      await page.getByText('An attorney has to confirm the texts').waitFor();
    },
  }),
  setupStep('samples', 'Demo content on your site', {
    'question about keeping': opens('Continue', 'Keep the demo content?'),
  }),
  setupStep('ready', 'more to do'),
];

/** All screens of the back office, with what can be opened on each. */
export const ADMIN_SCREENS: readonly AdminScreen[] = [
  {
    path: '/admin',
    ready: text('Connect mail and send a test mail'),
    opens: {
      'hide samples': async (page) => {
        await page.getByText(/^\d+ more to do$/).click();
        await opens('Hide the samples', 'Hide the sample testimonials?')(page);
      },
      'firm facts': opens('Enter name and phone', 'Who is the firm?'),
      ...SEARCH,
    },
  },
  {
    path: '/admin/visits',
    // The chart of views, and that of messages and bookings.
    ready: (page) => page.locator('.recharts-surface').nth(1).waitFor(),
  },
  {
    path: '/admin/people',
    ready: text('Rosa Lindqvist'),
    opens: {
      'rare actions': async (page) => {
        await press(page, 'More actions');
        await page.getByRole('menuitem', { name: 'Export CSV' }).waitFor();
      },
    },
  },
  { path: '/admin/agreements', ready: text('Rosa Lindqvist') },
  {
    path: `/admin/agreements/${AGREEMENT}`,
    ready: text('1. What we do'),
    opens: {
      terms: opens('Change terms', 'Terms of the agreement'),
      'withdrawal question': opens('Withdraw', 'Withdraw the agreement?'),
    },
  },
  { path: '/admin/agreement-templates', ready: text('Version 1') },
  {
    path: `/admin/agreement-templates/${AGREEMENT_TEMPLATE}`,
    ready: text('Version 1 is used for new agreements'),
  },
  {
    path: `/admin/people/${NOTED_PERSON}`,
    ready: text('Prefers to be called at noon.'),
    opens: {
      'call dialog': opens('Log Call', 'Add Call'),
      'documents dialog': opens('Ask', 'Ask for Documents'),
      'deletion of a document': opens('Delete IMG_2031.pdf', /delete this document/),
      'deletion question': opens(/^Delete note/, /delete this note/),
    },
  },
  {
    path: '/admin/contact-submissions',
    ready: text(CLIENT),
    opens: MESSAGES,
  },
  { path: '/admin/appointments', ready: text(CLIENT), opens: APPOINTMENTS },
  { path: '/admin/appointments?view=waiting', ready: text('Nobody waits') },
  {
    path: '/admin/appointments?view=week&week=2031-03-11',
    ready: text(CLIENT),
    opens: {
      'menu of an empty time': async (page) => {
        await page
          .getByRole('button', { name: 'Book or block a time on Wednesday, Mar 12' })
          .click();
        await page.getByRole('menuitem', { name: 'Block time' }).waitFor();
      },
    },
  },
  {
    path: '/admin/appointments?view=week&week=2031-03-11&lanes=person',
    ready: text(CLIENT),
    opens: {
      'menu of an empty time in a lane': async (page) => {
        await page
          .getByRole('button', { name: 'Book or block a time on Wednesday, Mar 12' })
          .last()
          .click();
        await page.getByRole('menuitem', { name: 'Block time' }).waitFor();
      },
      'block time of one person': async (page) => {
        await opens('Block time', 'Block time')(page);
        await page.getByLabel('Whose time').selectOption({ index: 1 });
      },
      'move form with a choice of person': async (page) => {
        await page.getByRole('button', { name: CLIENT }).first().focus();
        await page.keyboard.press('Shift+M');
        await page.getByLabel('With', { exact: true }).waitFor();
      },
    },
  },
  { path: '/admin/appointments?view=over' },
  {
    path: '/admin/appointments/day-sheet?date=2031-03-11',
    ready: text('Printed by admin'),
  },
  { path: '/admin/payments', ready: text('A fee for the consultation, never a retainer') },
  {
    path: '/admin/consultations',
    ready: text('Divorce Consultation'),
    opens: {
      'add dialog': opens('Add Type', 'Add Consultation Type'),
      'deletion question': opens(/^Delete Divorce/, /delete this consultation type/),
      'question about what is booked': async (page) => {
        await press(page, /^Edit Initial/);
        await page.getByRole('switch', { name: 'Active' }).click();
        await press(page, 'Save Changes');
        await dialog(page, /booked with this type/);
      },
    },
  },
  {
    path: '/admin/practice-areas',
    ready: text('Family Law'),
    opens: {
      'add dialog': opens('Add Practice area', 'Add Practice area'),
      'edit dialog': opens(/^Edit Family Law/, 'Edit Practice area'),
    },
  },
  {
    path: '/admin/practice-areas?tab=categories',
    ready: text('Estate Planning'),
    opens: { 'add dialog': opens('Add Category', 'Add Category') },
  },
  {
    path: '/admin/closed-days',
    ready: text('No day is closed.'),
    opens: {
      'closed days dialog': opens('Add Closed Days', 'Add Closed Days'),
      'extra hours dialog': opens('Add Extra Hours', 'Add Extra Hours'),
      'why there is no time': async (page) => {
        await press(page, 'More actions');
        await item(page, 'Why Are There No Free Times?');
        await dialog(page, 'Why Are There No Free Times?');
        await page.getByLabel('Day', { exact: true }).fill('2031-03-11');
        await page.getByText('Appointment of Dana Whitfield').first().waitFor();
      },
      holidays: async (page) => {
        await press(page, 'More actions');
        await item(page, 'Holidays');
        await dialog(page, 'Holidays');
        await page
          .getByLabel(/Thanksgiving Day/)
          .first()
          .waitFor();
      },
    },
  },
  {
    path: '/admin/newsletter-subscribers',
    ready: text('2 confirmed.'),
    opens: { 'unsubscribe question': bulkQuestion('Unsubscribe', /^Unsubscribe 2/) },
  },
  {
    path: '/admin/letters',
    ready: async (page) => {
      await page.getByRole('button', { name: 'A letter that is paused' }).waitFor();
      await page.getByLabel('Letters per minute').waitFor();
      await text('nobody@example.com')(page);
    },
  },
  {
    path: '/admin/letters/new',
    ready: (page) => page.getByRole('textbox', { name: 'Content' }).waitFor(),
  },
  {
    path: `/admin/letters/${PAUSED_LETTER}`,
    ready: text('550 5.1.1 No such user here'),
    opens: {
      preview: async (page) => {
        await press(page, 'Preview');
        await dialog(page, 'A letter that is paused');
        await page.frameLocator('iframe').getByText('Two new rules.').waitFor();
      },
      'cancel question': opens('Cancel the rest', 'Cancel the rest of this letter?'),
    },
  },
  { path: '/admin/calculator-addresses', ready: text('They did not subscribe to the newsletter') },
  {
    path: '/admin/conflicts',
    ready: text('The list is empty'),
    opens: { 'new entry': opens('Add', 'Add to the conflict list') },
  },
  {
    path: '/admin/questions',
    ready: text('Before we meet'),
    opens: { 'new questionnaire': opens('Add Questionnaire', 'Add Questionnaire') },
  },
  {
    path: `/admin/questions/${SAMPLE_QUESTIONNAIRE}`,
    ready: text('Where do they live?'),
    opens: {
      try: opens('Try It', 'Before we meet'),
      'question open': async (page) => {
        await press(page, /^Edit.*Where do they live/);
        await page.getByLabel('Kind of answer').waitFor();
      },
    },
  },
  {
    path: `/admin/answers/${SAMPLE_REQUEST}`,
    ready: text('Where do you live?'),
    opens: {
      'withdrawal question': opens('Withdraw', 'Withdraw these questions?'),
    },
  },
  {
    path: '/admin/webhooks',
    ready: text('No webhook yet'),
    opens: {
      'new webhook': opens('Add Webhook', 'Add a webhook'),
      'missing events': async (page) => {
        await opens('Add Webhook', 'Add a webhook')(page);
        await page.getByRole('textbox', { name: 'Address' }).fill('https://crm.example/events');
        await press(page, 'Add');
        await page.getByText('Choose at least one event').waitFor();
      },
    },
  },
  { path: '/admin/webhooks?tab=log', ready: text('No deliveries yet') },
  {
    path: '/admin/privacy',
    opens: {
      person: findPerson,
      'erase dialog': async (page) => {
        await findPerson(page);
        await press(page, 'Erase');
        await dialog(page, 'Erase this person?');
      },
    },
  },
  {
    path: '/admin/blog-posts',
    ready: (page) =>
      page
        .getByRole('button', { name: /^Delete / })
        .first()
        .waitFor(),
    opens: {
      'editor of a post': async (page) => {
        await page.locator('main a[href^="/admin/blog-posts/"]:not([href$=new])').first().click();
        await page.getByRole('textbox', { name: 'Content' }).waitFor();
      },
      'deletion question': opens(/^Delete /, /delete this blog post/),
      'bulk deletion question': bulkQuestion('Delete', /^Delete \d+ blog post/),
      ...VIEWS,
    },
  },
  {
    path: '/admin/blog-posts/new',
    ready: (page) => page.getByRole('textbox', { name: 'Content' }).waitFor(),
    opens: EDITOR,
  },
  { path: '/admin/pictures', ready: text('No pictures yet') },
  {
    path: '/admin/mail-texts',
    ready: (page) => page.getByRole('link', { name: 'Edit Booking confirmation' }).waitFor(),
  },
  {
    path: '/admin/mail-texts/booking_changed',
    ready: (page) => page.frameLocator('iframe').getByText('Dear Sample,').waitFor(),
    opens: {
      'fields of a text': async (page) => {
        await press(page, 'Insert Field: Closing');
        await page.getByRole('menuitem', { name: 'How to move or cancel it' }).waitFor();
      },
      'plain text': async (page) => {
        await press(page, 'Plain text');
        await page.locator('pre').getByText('Dear Sample,').waitFor();
      },
      versions: opens('Versions', 'Versions'),
      'question before the original text is restored': async (page) => {
        await page.getByRole('textbox', { name: 'Closing' }).fill('See you. {howToChange}');
        await press(page, 'Save');
        await press(page, 'Restore Original Text');
        await dialog(page, 'Restore the original text?');
      },
    },
  },
  {
    path: '/admin/pages',
    ready: (page) => page.getByRole('link', { name: 'Edit About us' }).waitFor(),
    opens: {
      'new page dialog': opens('New Page', 'New Page'),
      'deletion question': opens('Delete About us', /delete this page/),
      editor: openEditor,
      'blocks of the editor': async (page) => {
        await openEditor(page);
        await press(page, 'Expand All');
        await page.getByRole('textbox', { name: 'Text', exact: true }).first().waitFor();
      },
      'menu of block types': async (page) => {
        await openEditor(page);
        await press(page, 'Add Block');
        await page.getByRole('menuitem', { name: /^Steps/ }).waitFor();
      },
      'publication question': async (page) => {
        await openEditor(page);
        await opens('Publish…', 'Publish this page?')(page);
        await page.getByRole('radio', { name: 'At a time' }).check();
        await page.getByLabel('Day').waitFor();
      },
      'preview link': async (page) => {
        await openEditor(page);
        await opens('Preview Link', 'Preview link')(page);
      },
      'versions of a page': async (page) => {
        await openEditor(page);
        await opens('Versions', 'Versions')(page);
      },
      'errors in the editor': async (page) => {
        await openEditor(page);
        await page.getByLabel('Heading', { exact: true }).first().fill('');
        await press(page, 'Save Draft');
        await page.getByText('One field is wrong:').waitFor();
        // The preview is rejected, too, half a second after the input.
        await page.getByText('Paused until all fields are valid.').waitFor();
      },
    },
    isRefused: true,
  },
  {
    path: '/admin/pages?tab=menus',
    ready: (page) => page.getByLabel('Section').first().waitFor(),
  },
  {
    path: '/admin/testimonials',
    ready: (page) =>
      page
        .getByRole('button', { name: /^Delete / })
        .first()
        .waitFor(),
    opens: {
      'add dialog': opens('Add Testimonial', 'Add Testimonial'),
      'edit dialog': opens(/^Edit what /, 'Edit Testimonial'),
      'deletion question': opens(/^Delete what /, /delete this testimonial/),
      'bulk deletion question': async (page) => {
        await press(page, 'More actions');
        await item(page, 'Select');
        await bulkQuestion('Delete', /^Delete \d+ testimonial/)(page);
      },
      'new view': async (page) => {
        await press(page, 'More actions');
        await item(page, 'Save View…');
        await dialog(page, 'Save View');
      },
    },
  },
  {
    path: '/admin/languages',
    ready: text('Ines Halloran'),
    opens: {
      'publishing question': opens('Publish…', 'Publish Spanish?'),
      'what is not translated': async (page) => {
        await page.getByLabel('State').selectOption('missing');
        await page.getByRole('heading', { name: /^Not translated/ }).waitFor();
      },
      'no match': async (page) => {
        await page.getByLabel('Search translations').fill('nothing');
        await page.getByText('Nothing matches').waitFor();
      },
    },
  },
  {
    path: '/admin/languages/es/attorneys/ines-halloran',
    ready: text('What has changed since it was translated'),
    opens: {
      'rare actions': async (page) => {
        await press(page, 'More actions');
        await page.getByRole('menuitem', { name: 'Remove Translation' }).waitFor();
      },
      'removal question': async (page) => {
        await press(page, 'More actions');
        await item(page, 'Remove Translation');
        await dialog(page, /^Remove the Spanish translation/);
      },
      preview: async (page) => {
        await press(page, 'Preview');
        await page.frameLocator('iframe').last().getByRole('heading', { level: 1 }).waitFor();
      },
      'missing text': async (page) => {
        await page.getByLabel('Role in Spanish').fill('');
        await press(page, 'Publish');
        await page.getByText('Translate it before you publish').first().waitFor();
      },
    },
    isRefused: true,
  },
  {
    path: '/admin/component-visibility',
    ready: (page) => page.getByRole('switch').first().waitFor(),
    opens: {
      'unsaved changes': async (page) => {
        await page.getByRole('switch', { name: 'Contact Form' }).click();
        await page.getByRole('region', { name: 'Unsaved changes' }).waitFor();
      },
    },
  },
  {
    path: '/admin/pages?tab=quick-exit',
    ready: (page) => page.getByRole('checkbox', { name: 'Contact' }).waitFor(),
    opens: {
      'another hotline': async (page) => {
        await page.getByRole('button', { name: 'Add a hotline' }).click();
        await page.getByText('Unsaved changes').waitFor();
      },
    },
  },
  {
    path: '/admin/themes',
    ready: (page) => page.getByRole('region', { name: 'Installed Themes' }).waitFor(),
    opens: {
      'create dialog': opens('Create Custom Theme', 'Create Custom Theme'),
      preview: async (page) => {
        await press(page, /^Preview/);
        await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
      },
    },
  },
  { path: '/admin/themes?view=list' },
  {
    path: '/admin/look',
    ready: (page) => page.getByRole('radio', { name: 'Nothing' }).waitFor(),
    opens: {
      'unsaved changes': async (page) => {
        await page.getByRole('radio', { name: 'Another drawing' }).check();
        await page.getByText('Unsaved changes').waitFor();
      },
      'choice of a picture': async (page) => {
        await page.getByRole('radio', { name: 'A picture of your own' }).check();
        await press(page, 'Choose a Picture');
        await dialog(page, 'Picture');
      },
    },
  },
  {
    path: '/admin/embed',
    ready: async (page) => {
      const heading = page.frameLocator('iframe').getByRole('heading', { level: 2 });
      await heading.filter({ hasText: 'Schedule Your Consultation' }).waitFor();
    },
    opens: {
      'unsaved changes': async (page) => {
        await page.getByLabel('Websites, one per line').fill('https://www.harbor.example');
        await page.getByText('Unsaved changes').waitFor();
      },
    },
  },
  {
    path: '/admin/firm',
    ready: (page) => page.getByLabel('Name of the firm').waitFor(),
    opens: {
      'unsaved changes': async (page) => {
        await page.getByLabel('City').fill('La Jolla');
        await page.getByText('Unsaved changes').waitFor();
      },
      'wrong fields': async (page) => {
        await page.getByLabel('Email address').fill('office');
        await page.getByLabel('Phone', { exact: true }).fill('');
        await press(page, 'Save');
        await page.getByText('Please correct 2 fields:').waitFor();
      },
    },
  },
  {
    path: '/admin/firm?tab=offices',
    ready: text('The address of the firm'),
    opens: {
      'add dialog': opens('Add Office', 'Add Office'),
      'opening hours': async (page) => {
        await press(page, 'Add Office');
        await press(page, 'Set own hours');
        await page.getByLabel('Opens').waitFor();
      },
    },
  },
  {
    path: '/admin/firm?tab=law',
    ready: text('By the addresses of your offices'),
    opens: {
      'confirm dialog': opens(/^Confirm…/, 'Confirm: On every page'),
      'change dialog': opens(/^Change…/, 'Change: On every page'),
    },
  },
  {
    path: '/admin/team',
    ready: text('Maren Castellane'),
    opens: {
      'add dialog': opens('Add Attorney', 'Add Attorney'),
      'import of people': importOf(
        'Name,Areas,Hours\nAda Brandt,Divorce,Mon-Fri 9-16\n',
        'Ada Brandt',
      ),
      'import with mistakes': importOf(
        'Name,Areas,Hours\nAda Brandt,Sea,never\n',
        'Line 2: Hours:',
      ),
      'photos from a ZIP file': async (page) => {
        await press(page, 'More actions');
        await item(page, 'Photos from a ZIP file…');
        await dialog(page, 'Photos from a ZIP file');
      },
      'same hours for several': async (page) => {
        await press(page, 'More actions');
        await item(page, 'Same hours for several…');
        await dialog(page, 'Same hours for several');
        await page.getByLabel('Everybody').check();
      },
    },
  },
  {
    path: '/admin/team/ines-halloran',
    ready: (page) => page.getByLabel('Statement').waitFor(),
    opens: {
      'deletion question': opens('Delete Attorney', /delete this attorney/),
      'unsaved changes': async (page) => {
        await page.getByLabel('Role').fill('Of counsel');
        await page.getByText('Unsaved changes').waitFor();
      },
    },
  },
  {
    path: '/admin/team/ines-halloran?tab=leave',
    ready: text('No leave is planned.'),
    opens: {
      'planned leave': async (page) => {
        await page.getByLabel('First day').fill('2031-06-03');
        await page.getByLabel('Reason').fill('Court in Vista');
        await press(page, 'Add Leave');
        await page.getByRole('button', { name: /^Remove the leave from/ }).waitFor();
      },
    },
  },
  {
    path: '/admin/team/_firm?tab=hours',
    ready: (page) => page.getByRole('grid').waitFor(),
    opens: {
      'copy menu': async (page) => {
        await press(page, 'Copy Monday to other days');
        await page.getByRole('menuitem', { name: 'Every day' }).waitFor();
      },
      'list of hours': async (page) => {
        await press(page, 'List');
        await page.getByLabel('First start, Monday, line 1').waitFor();
      },
      'stop consultations': async (page) => {
        await page.getByRole('switch', { name: 'Takes consultations' }).click();
        await dialog(page, /^Stop consultations with/);
      },
    },
  },
  tab('Calendar Integrations', 'calendar', {
    ...providers(['calendly', 'google', 'outlook', 'custom']),
    'wrong key file': async (page) => {
      await page.getByLabel('Provider').selectOption('google');
      await page.getByLabel('Key file (optional)').fill('{"installed":{"client_id":"x"}}');
      await page.getByText('This is the file of an OAuth client.').waitFor();
    },
    'calendar of a person': opens(/^Connect Calendar of /, /^Calendar of /),
  }),
  tab('Email Settings', 'email', {
    ...providers(['sendgrid', 'smtp', 'microsoft', 'google']),
    'app registered at Microsoft': async (page) => {
      await page.getByLabel('Provider').selectOption('microsoft');
      await page.getByLabel('Sign in with').selectOption('microsoft-app');
      await page.getByText('For your IT: register an app at Microsoft').click();
      await page.getByText('SMTP.SendAsApp').waitFor();
    },
  }),
  tab('Review Platforms', 'reviews'),
  tab('Blog Sources', 'sources', {
    'add dialog': opens('Add Source', 'Add a source'),
    'articles dialog': opens(/^Articles of /, /^Articles of /),
  }),
  {
    path: '/admin/mail',
    ready: (page) =>
      page
        .getByRole('button', { name: /^Preview: / })
        .first()
        .waitFor(),
    opens: {
      mail: async (page) => {
        await press(page, /^Preview: Dana/);
        await page.getByRole('dialog').frameLocator('iframe').locator('body').waitFor();
      },
    },
  },
  {
    path: '/admin/advertising',
    ready: text('The first copies are being made'),
  },
  {
    path: '/admin/settings',
    opens: {
      'settings for technicians': async (page) => {
        await page.locator('summary').click();
        await page.getByRole('link', { name: /^API Keys/ }).waitFor();
      },
      'no such setting': async (page) => {
        await page.getByLabel('Find a setting').fill('nothing');
        await page.getByText('No setting is called that.').waitFor();
      },
    },
  },
  {
    path: '/admin/setup',
    ready: (page) => page.getByLabel('Name of the firm').waitFor(),
    opens: {
      'empty firm': async (page) => {
        await press(page, 'Continue');
        await text('Required')(page);
      },
    },
  },
  ...SETUP_STEPS,
  {
    path: '/admin/for-your-it',
    ready: text('Encryption keys (SECRET_KEYS)'),
    opens: { 'send to your IT': opens('Send to your IT', 'Send to your IT') },
  },
  { path: '/admin/migration' },
  { path: '/admin/migration/report', ready: text('No report yet') },
  {
    path: '/admin/staff',
    ready: text('maren'),
    opens: {
      'refusal question': opens(/^Refuse maren/, 'Refuse maren?'),
      invitation: opens('Invite', 'Invite somebody'),
      'invitations of several people': opens('Invite several', 'Invite several people'),
      'what the roles may do': opens('What the roles may do', 'What the roles may do'),
    },
  },
  {
    path: '/admin/api-keys',
    ready: text(/^(No key yet|messages:read)/),
    opens: {
      'new key': opens('Create Key', 'Create Key'),
      'missing permissions': async (page) => {
        await opens('Create Key', 'Create Key')(page);
        await page.getByRole('dialog').getByRole('button', { name: 'Create Key' }).click();
        await page.getByText('Choose at least one').waitFor();
      },
      'created key': async (page) => {
        await opens('Create Key', 'Create Key')(page);
        await page.getByRole('dialog').getByLabel('Who will use it').fill('Accounting');
        await page.getByRole('checkbox', { name: 'Messages: read' }).check();
        await page.getByRole('dialog').getByRole('button', { name: 'Create Key' }).click();
        await dialog(page, 'The key of Accounting');
      },
      'list of keys': text('messages:read'),
    },
  },
  {
    path: '/admin/audit-log',
    ready: (page) => page.locator('[data-open-row]').first().waitFor(),
    opens: { change: (page) => page.locator('[data-open-row]').first().click() },
  },
  {
    path: '/admin/account',
    opens: { 'sign-out question': opens('Sign out everywhere', 'Sign out everywhere?') },
  },
];

/** Opens the editor of a page, with its preview. */
async function openEditor(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Edit About us' }).click();
  await page.getByRole('button', { name: 'Save Draft' }).waitFor();
  await page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor();
}

async function findPerson(page: Page): Promise<void> {
  await page.getByLabel('E-mail address').fill('dana@example.com');
  await press(page, 'Find');
  await page.getByRole('button', { name: 'Erase' }).waitFor();
}
