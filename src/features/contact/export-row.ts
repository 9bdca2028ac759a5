import { csvTime } from '../../platform/time/zones/rules.ts';
import { practiceAreaLabel } from '../firm/practice-areas/rules.ts';

type Submission = {
  createdAt: Date;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  practiceArea: string;
  message: string;
  isRead: boolean;
  isResolved: boolean;
};

const TEXTS = [
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Practice area',
  'Message',
  'Read',
  'Resolved',
];

const receivedIn = (zone: string) => `Received (${zone})`;

/** Column headers of the export. Times are in the firm's zone, which the first header names. */
export const exportColumns = (zone: string): string[] => [receivedIn(zone), ...TEXTS];

/** One message as a row of the export. */
export function exportRow(message: Submission, zone: string): Record<string, string | null> {
  return {
    [receivedIn(zone)]: csvTime(message.createdAt, zone),
    'First name': message.firstName,
    'Last name': message.lastName,
    Email: message.email,
    Phone: message.phone,
    'Practice area': practiceAreaLabel(message.practiceArea),
    Message: message.message,
    Read: message.isRead ? 'Yes' : 'No',
    Resolved: message.isResolved ? 'Yes' : 'No',
  };
}
