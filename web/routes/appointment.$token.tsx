import { createFileRoute } from '@tanstack/react-router';
import { AppointmentPage } from '../features/appointments/client-page/appointment-page.tsx';
import { LinkNotFound } from '../features/site/link-not-found.tsx';
import { linkRoute } from '../lib/link-route.ts';
import { m } from '../lib/messages.ts';

/** The page is shown also if it is not known whether the client waits for an earlier time. */
const page = linkRoute(
  async (trpc, params) => {
    const [appointment, questions, earlier] = await Promise.all([
      trpc.appointmentLinks.appointment.fetch(params),
      trpc.questionPages.ofAppointment.fetch(params),
      trpc.waits.ofAppointment.fetch(params).catch(() => null),
    ]);
    return { ...appointment, questions, earlier };
  },
  () => m.appointment.pageTitle,
);

type LoaderArgs = Parameters<typeof page.loader>[0] & {
  location: { search: Record<string, unknown> };
};

/** Also parses the search parameters for rescheduling, which only the server renders. */
async function loadOnServer({ context, params, location }: LoaderArgs) {
  const { loadMove } = await import('../features/appointments/client-page/load-move.ts');
  const loaded = await page.loader({ context, params });
  const link = { token: params.token, search: location.search };
  return { ...loaded, moving: await loadMove(context, link, loaded.data) };
}

export const Route = createFileRoute('/appointment/$token')({
  ...page,
  ...((import.meta.env.SSR ? { loader: loadOnServer } : {}) as { loader: typeof loadOnServer }),
  component: function Page() {
    const { layout, data, moving } = Route.useLoaderData();
    const { token } = Route.useParams();
    const { earlier, ...loaded } = data;
    return (
      <AppointmentPage
        token={token}
        firm={layout.firm}
        loaded={loaded}
        earlier={earlier}
        moveAddress={moving}
      />
    );
  },
  notFoundComponent: LinkNotFound,
});
