import { Button } from '../../../admin/button.tsx';
import { Dialog } from '../../../admin/dialog.tsx';

/** Asks, when the first attorney starts to take consultations, whether the firm as a whole stays bookable. */
export function KeepFirmDialog({
  name,
  onChoose,
  onClose,
}: {
  name: string;
  onChoose: (keepFirm: boolean) => void;
  onClose: () => void;
}) {
  return (
    <Dialog
      title="Can the firm as a whole still be booked?"
      size="sm"
      onClose={onClose}
      footer={() => (
        <>
          <Button onClick={() => onChoose(true)}>Keep Both</Button>
          <Button variant="filled" onClick={() => onChoose(false)}>
            Attorneys Only
          </Button>
        </>
      )}
    >
      <p>
        So far, clients book the firm as a whole. It has a calendar of its own: if it can still be
        booked, it and {name} can have appointments at the same time.
      </p>
      <p>Appointments that are already booked stay.</p>
    </Dialog>
  );
}
