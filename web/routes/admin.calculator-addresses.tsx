import { createFileRoute } from '@tanstack/react-router';
import { AddressesPage } from '../features/probate/addresses-page.tsx';

export const Route = createFileRoute('/admin/calculator-addresses')({ component: AddressesPage });
