import { OfficeIcon } from '../../admin/office-icon.tsx';

export const LinkIcon = () => <OfficeIcon name="link" size="sm" />;
