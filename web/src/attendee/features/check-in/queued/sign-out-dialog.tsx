import { Button, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { useTexts } from '../../../../i18n/texts.ts';
import { withTimeout } from '../../../../platform/lib/with-timeout.ts';
import { confirmSignOut } from '../../../../platform/storage/sign-out.ts';
import { AppDialog } from '../../../../ui/app-dialog.tsx';
import { paths } from '../../../shared/paths.ts';

/** Maximum wait for the count of stored check-ins, in milliseconds. */
const countTimeoutMs = 5000;

/**
 * Dialog that confirms every sign-out, and names unsent check-ins that it would delete. `countUnsent`:
 * number stored on the device, read at the click because the screen's data may still be loading.
 */
export function SignOutDialog({ countUnsent }: { countUnsent: () => Promise<number> }) {
  const { checkIn, shell } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [isByLink, setByLink] = useState(false);
  const [unsentCount, setUnsentCount] = useState(0);
  const countStored = useEffectEvent(() =>
    withTimeout(countTimeoutMs, countUnsent()).catch(() => 0),
  );
  const openQuestion = useEffectEvent((count: number, isLinkOfAnotherSite: boolean) => {
    setByLink(isLinkOfAnotherSite);
    setUnsentCount(count);
    setOpen(true);
  });
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has('sign-out')) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void countStored().then((count) => openQuestion(count, true));
  }, []);
  // Before the paint: a click on the HTML snapshot is replayed then.
  useLayoutEffect(() => {
    const intercept = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (link?.pathname !== paths.logout.path || link.dataset.anyway) return;
      event.preventDefault();
      event.stopPropagation();
      // If storage does not respond, the boot checks it again (boot.tsx) before it deletes anything.
      void countStored().then((count) => openQuestion(count, false));
    };
    document.addEventListener('click', intercept, true);
    return () => document.removeEventListener('click', intercept, true);
  }, []);
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      title={unsentCount > 0 ? checkIn.notSentTitle : checkIn.signOutQuestion}
      role="alertdialog"
      footer={
        <>
          <Button asChild variant="ghost">
            <a href={paths.logout.getHref()} data-anyway="yes" onClick={() => confirmSignOut()}>
              {unsentCount > 0 ? checkIn.signOutAnyway : shell.signOut}
            </a>
          </Button>
          <Button onClick={() => setOpen(false)}>{checkIn.staySignedIn}</Button>
        </>
      }
    >
      <Text>
        {unsentCount > 0
          ? checkIn.notSent(unsentCount)
          : isByLink
            ? checkIn.signOutByLink
            : checkIn.signOutNote}
      </Text>
    </AppDialog>
  );
}
