import './boot-spinner.css';

/** Spinner in plain CSS for the time before the app has loaded. `label`: text for screen readers. */
export function BootSpinner({ label }: { label: string }) {
  return (
    <div className="boot-spinner" role="status" aria-label={label} data-loading="">
      <svg viewBox="0 0 48 48" aria-hidden="true">
        <circle cx="24" cy="24" r="19" />
        <path d="M24 5a19 19 0 0 1 19 19" />
      </svg>
    </div>
  );
}
