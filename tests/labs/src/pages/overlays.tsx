import { LabPage } from '../lab-frames.tsx';

export default function Overlays() {
  return (
    <LabPage path="/labs/overlays" name="Overlays">
      <button type="button" popoverTarget="labs-popover">
        Open the popover
      </button>
      <div id="labs-popover" popover="auto" className="m-auto rounded bg-surface-dark p-8 text-on-dark">
        <p className="text-h3">In a popover</p>
      </div>
      <button
        type="button"
        onClick={() => document.querySelector<HTMLDialogElement>('#labs-dialog')?.showModal()}
      >
        Open the dialog
      </button>
      <dialog id="labs-dialog" className="m-auto rounded bg-surface-tint p-8 lg:p-16">
        <p className="text-h3 text-teal">In a dialog</p>
        <form method="dialog">
          <button>Close</button>
        </form>
      </dialog>
    </LabPage>
  );
}
