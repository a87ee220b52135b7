import { Button, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../../../i18n/texts.ts';
import { navigateTo } from '../../../../platform/device/navigate-to.ts';
import { withTimeout } from '../../../../platform/lib/with-timeout.ts';
import { confirmSignOut } from '../../../../platform/storage/sign-out.ts';
import { AppDialog } from '../../../../ui/app-dialog.tsx';
import { paths } from '../../../shared/paths.ts';

/** How long a press waits for what the device keeps. Milliseconds. */
const countTimeoutMs = 5000;

/**
 * Asks before a sign-out that forgets check-ins not sent yet, whichever link leads out, on this page or on
 * another site's. `countUnsent`: how many the device keeps, asked at the click, since what the screen shows may still be loading.
 */
export function UnsentCheckInsDialog({ countUnsent }: { countUnsent: () => Promise<number> }) {
  const { checkIn } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [unsent, setUnsent] = useState(0);
  const isLetGo = useRef(false);
  const ask = useEffectEvent(async (link: HTMLAnchorElement) => {
    // Where the device's storage answers nothing, the boot asks it once more (boot.tsx) and then lets go.
    const count = await withTimeout(countTimeoutMs, countUnsent()).catch(() => 0);
    setUnsent(count);
    if (count > 0) return setOpen(true);
    isLetGo.current = true;
    link.click();
    isLetGo.current = false;
  });
  const countQueued = useEffectEvent(countUnsent);
  const askAboutAddress = useEffectEvent((count: number) => {
    setUnsent(count);
    if (count > 0) return setOpen(true);
    confirmSignOut();
    navigateTo(paths.logout.getHref());
  });
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has('sign-out')) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void countQueued().then((queuedCheckIns) => askAboutAddress(queuedCheckIns));
  }, []);
  useEffect(() => {
    const stop = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (link?.pathname !== paths.logout.path || link.dataset.anyway || isLetGo.current) return;
      event.preventDefault();
      event.stopPropagation();
      void ask(link);
    };
    document.addEventListener('click', stop, true);
    return () => document.removeEventListener('click', stop, true);
  }, []);
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      title={checkIn.notSentTitle}
      role="alertdialog"
      footer={
        <>
          <Button asChild variant="ghost">
            <a href={paths.logout.getHref()} data-anyway="yes" onClick={confirmSignOut}>
              {checkIn.signOutAnyway}
            </a>
          </Button>
          <Button onClick={() => setOpen(false)}>{checkIn.staySignedIn}</Button>
        </>
      }
    >
      <Text>{checkIn.notSent(unsent)}</Text>
    </AppDialog>
  );
}
