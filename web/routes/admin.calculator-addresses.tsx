import { createFileRoute } from '@tanstack/react-router';
import { useAdminSearch } from '../admin/use-admin-search.ts';
import { useChangeSearch } from '../admin/use-change-search.ts';
import { readAddressSearch } from '../features/probate/addresses/address-search.ts';
import { AddressesPage } from '../features/probate/addresses/addresses-page.tsx';

export const Route = createFileRoute('/admin/calculator-addresses')({
  component: function Page() {
    return (
      <AddressesPage search={useAdminSearch(readAddressSearch)} onSearch={useChangeSearch()} />
    );
  },
});
