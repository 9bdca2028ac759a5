import { createFileRoute } from '@tanstack/react-router';
import {
  moveAddressOf,
  parseMoveSearch,
} from '../../src/features/appointments/client-link/rules.ts';
import { AppointmentPage } from '../features/appointments/client-page/appointment-page.tsx';
import { LinkNotFound } from '../features/appointments/client-page/link-not-found.tsx';
import { FOR_SERVER } from '../lib/for-server.ts';
import { linkRoute } from '../lib/link-route.ts';

const page = linkRoute(
  (trpc, params) => trpc.appointmentLinks.appointment.fetch(params),
  () => 'Your appointment',
);

export const Route = createFileRoute('/appointment/$token')({
  ...page,
  validateSearch: parseMoveSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    const moving = moveAddressOf(deps);
    const data = await page.loader({ context, params });
    if (import.meta.env.SSR && moving && data.data.canChange) {
      const { linkedMonthInput } = await import(
        '../features/appointments/client-page/plain-move.tsx'
      );
      const anyone = moving.anyone || !data.data.meeting.canStay;
      const input = linkedMonthInput(params.token, { ...moving, anyone });
      await context.trpc.appointmentLinks.month.prefetch(input, FOR_SERVER).catch(() => {});
    }
    return data;
  },
  component: function Page() {
    const { layout, data } = Route.useLoaderData();
    const moving = moveAddressOf(Route.useSearch());
    const { token } = Route.useParams();
    return <AppointmentPage token={token} firm={layout.firm} loaded={data} moveAddress={moving} />;
  },
  notFoundComponent: LinkNotFound,
});
