import { useTexts } from '../../i18n/texts.ts';
import { reloadNewest } from '../../platform/device/reload.ts';
import { TippedGlass } from '../../ui/illustrations/tipped-glass.tsx';
import './crash-page.css';

/** A screen that broke. Plain CSS, since what gives the look may be what broke. */
export function CrashPage() {
  const { shell } = useTexts();
  return (
    <div className="crash" role="alert">
      <TippedGlass />
      <h1 tabIndex={-1}>{shell.crashTitle}</h1>
      <p>{shell.crashText}</p>
      <div>
        <button type="button" onClick={() => void reloadNewest()}>
          {shell.reload}
        </button>
        <a href="/">{shell.toStart}</a>
      </div>
    </div>
  );
}
