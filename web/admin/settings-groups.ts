import type { Entry, EntryGroup } from './section.ts';

/** The entry that opens the list of the settings. */
export const SETTINGS: Entry = {
  label: 'Settings',
  icon: 'sliders',
  sections: [{ to: '/admin/settings', title: 'Settings', key: ',' }],
};

/** What only technicians need is in the last group, which is folded. */
export const SETTINGS_GROUPS: readonly EntryGroup[] = [
  {
    title: 'Your firm',
    entries: [
      {
        label: 'Firm',
        icon: 'building',
        sections: [{ to: '/admin/firm', title: 'Firm', key: 'f' }],
      },
      {
        label: 'Team and hours',
        icon: 'person',
        sections: [{ to: '/admin/team', title: 'Team', key: 'e' }],
      },
      {
        label: 'Consultations',
        icon: 'clock',
        sections: [
          { to: '/admin/consultations', title: 'Consultations', key: 'o' },
          { to: '/admin/payments', title: 'Payments', key: '=' },
        ],
      },
      {
        label: 'Questions and agreements',
        icon: 'note',
        sections: [
          { to: '/admin/questions', title: 'Questions', key: '0' },
          { to: '/admin/agreement-templates', title: 'Agreement Templates', key: '.' },
        ],
      },
    ],
  },
  {
    title: 'Your website',
    entries: [
      {
        label: 'Look',
        icon: 'theme',
        sections: [
          { to: '/admin/themes', title: 'Themes', key: 'h' },
          { to: '/admin/look', title: 'Logo and Picture', key: '6' },
        ],
      },
      {
        label: 'Set-up',
        icon: 'check',
        sections: [{ to: '/admin/setup', title: 'Set-up', key: 'z' }],
      },
    ],
  },
  {
    title: 'Reaching people',
    entries: [
      {
        label: 'Mail',
        icon: 'send',
        sections: [
          { to: '/admin/mail', title: 'Mail', key: 'm' },
          { to: '/admin/mail-texts', title: 'Mail Texts', key: 'x' },
        ],
      },
      {
        label: 'Connections',
        icon: 'plug',
        sections: [{ to: '/admin/integrations', title: 'Integrations', key: 'i' }],
      },
    ],
  },
  {
    title: 'Inside the office',
    entries: [
      {
        label: 'Staff and roles',
        icon: 'shield',
        sections: [{ to: '/admin/staff', title: 'Staff', key: 's' }],
      },
      {
        label: 'Advertising',
        icon: 'bookmark',
        sections: [{ to: '/admin/advertising', title: 'Advertising', key: 'q' }],
      },
      {
        label: 'Privacy',
        icon: 'eye',
        sections: [{ to: '/admin/privacy', title: 'Privacy', key: 'p' }],
      },
    ],
  },
  {
    title: 'For your IT',
    entries: [
      {
        label: 'Facts for your IT',
        icon: 'info',
        sections: [{ to: '/admin/for-your-it', title: 'For Your IT', key: '8' }],
      },
      {
        label: 'API Keys',
        icon: 'key',
        sections: [{ to: '/admin/api-keys', title: 'API Keys', key: '4' }],
      },
      {
        label: 'Webhooks',
        icon: 'upload',
        sections: [{ to: '/admin/webhooks', title: 'Webhooks', key: '7' }],
      },
      {
        label: 'Embed',
        icon: 'link',
        sections: [{ to: '/admin/embed', title: 'Embed', key: '5' }],
      },
      {
        label: 'Migration',
        icon: 'database',
        sections: [{ to: '/admin/migration', title: 'Migration', key: 'g' }],
      },
      {
        label: 'Audit Log',
        icon: 'history',
        sections: [{ to: '/admin/audit-log', title: 'Audit Log', key: 'l' }],
      },
    ],
  },
];
