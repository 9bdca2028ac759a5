import { AdminIcon } from '../../admin/admin-icon.tsx';

export const LinkIcon = () => <AdminIcon name="link" size="sm" />;
