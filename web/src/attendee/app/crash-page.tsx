import { useTexts } from '../../i18n/texts.ts';
import { reloadNewest } from '../../platform/device/reload.ts';
import { TippedGlass } from '../../ui/illustrations/tipped-glass.tsx';
import './crash-page.css';

/** Page shown when a screen crashed. Uses plain CSS because the theme may be the cause. */
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
