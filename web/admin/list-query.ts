import { keepPreviousData } from '@tanstack/react-query';

/** Query options for lists: keeps showing the current rows while another page or filter loads. */
export const LIST_QUERY = { placeholderData: keepPreviousData };
