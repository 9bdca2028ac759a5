import type { OutgoingMail } from '../mail.ts';

/** A mail with every feature that a transport must support. */
export const outgoingMail: OutgoingMail = {
  messageId: '<m1@firm.example>',
  from: { name: 'Pacific Harbor Law', address: 'office@firm.example' },
  to: { name: 'Zoë Ólafsdóttir', address: 'zoe@example.com' },
  replyTo: { name: 'The office', address: 'desk@firm.example' },
  date: new Date('2026-01-02T03:04:05Z'),
  mail: {
    wording: 'named',
    subject: 'Your consultation — Tue',
    text: 'plain',
    html: '<p>rich</p>',
    invitation: { method: 'REQUEST', content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' },
    unsubscribeUrl: 'https://firm.example/newsletter/t/unsubscribe',
  },
};
