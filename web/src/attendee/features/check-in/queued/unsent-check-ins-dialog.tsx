import { Button, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '../../../../i18n/texts.ts';
import { navigateTo } from '../../../../platform/device/navigate-to.ts';
import { withTimeout } from '../../../../platform/lib/with-timeout.ts';
import { confirmSignOut } from '../../../../platform/storage/sign-out.ts';
import { AppDialog } from '../../../../ui/app-dialog.tsx';
import { paths } from '../../../shared/paths.ts';

/** Maximum wait for the count of stored check-ins, in milliseconds. */
const countTimeoutMs = 5000;

/**
 * Asks for confirmation before a sign-out that deletes unsent check-ins, for sign-out links on this page or
 * on another site. `countUnsent`: number stored on the device, read at the click because the screen's data
 * may still be loading.
 */
export function UnsentCheckInsDialog({ countUnsent }: { countUnsent: () => Promise<number> }) {
  const { checkIn } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [unsentCount, setUnsentCount] = useState(0);
  const isSignOutAllowed = useRef(false);
  const confirmLink = useEffectEvent(async (link: HTMLAnchorElement) => {
    // If storage does not respond, the boot checks it again (boot.tsx) and then signs out.
    const count = await withTimeout(countTimeoutMs, countUnsent()).catch(() => 0);
    setUnsentCount(count);
    if (count > 0) return setOpen(true);
    isSignOutAllowed.current = true;
    link.click();
    isSignOutAllowed.current = false;
  });
  const countQueued = useEffectEvent(countUnsent);
  const confirmOrSignOut = useEffectEvent((count: number) => {
    setUnsentCount(count);
    if (count > 0) return setOpen(true);
    confirmSignOut();
    navigateTo(paths.logout.getHref());
  });
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has('sign-out')) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void countQueued().then((queuedCheckIns) => confirmOrSignOut(queuedCheckIns));
  }, []);
  useEffect(() => {
    const intercept = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (link?.pathname !== paths.logout.path || link.dataset.anyway || isSignOutAllowed.current)
        return;
      event.preventDefault();
      event.stopPropagation();
      void confirmLink(link);
    };
    document.addEventListener('click', intercept, true);
    return () => document.removeEventListener('click', intercept, true);
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
      <Text>{checkIn.notSent(unsentCount)}</Text>
    </AppDialog>
  );
}
