import { AdminIcon } from '../../admin/admin-icon.tsx';

export const NoteIcon = () => <AdminIcon name="note" size="sm" />;
