import { Button, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../i18n/texts.ts';
import { navigateTo } from '../../../../platform/device/navigate-to.ts';
import { withTimeout } from '../../../../platform/lib/with-timeout.ts';
import { confirmSignOut } from '../../../../platform/storage/sign-out.ts';
import { AppDialog } from '../../../../ui/dialogs/app-dialog.tsx';
import { paths } from '../../../shared/paths.ts';

/** Maximum wait for the count of unsent data, in milliseconds. */
const countTimeoutMs = 5000;

/** Numbers of check-ins and notes that the device stores and the server lacks. */
export interface Unsent {
  checkIns: number;
  /** Lists of liked drinks and of feedback. */
  notes: number;
}

const nothingUnsent: Unsent = { checkIns: 0, notes: 0 };

/**
 * Signs out at once by a link of this app. Opens a dialog if check-ins, liked drinks or feedback are unsent or cannot be
 * counted, or if the link was of another site. `countUnsent` is called at the click, because the screen's data may still be
 * loading.
 */
export function SignOutDialog({ countUnsent }: { countUnsent: () => Promise<Unsent> }) {
  const checkIn = useTexts('checkIn');
  const shell = useTexts('shell');
  const [isOpen, setOpen] = useState(false);
  const [isByLink, setByLink] = useState(false);
  const [{ checkIns, notes }, setUnsent] = useState(nothingUnsent);
  const stayRef = useRef<HTMLButtonElement>(null);
  const isUnsent = checkIns + notes > 0;
  const countStored = useEffectEvent(() =>
    withTimeout(countTimeoutMs, countUnsent()).catch(() => null),
  );
  const openQuestion = useEffectEvent((unsent: Unsent | null, isLinkOfAnotherSite: boolean) => {
    setByLink(isLinkOfAnotherSite);
    setUnsent(unsent ?? nothingUnsent);
    setOpen(true);
  });
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has('sign-out')) return;
    window.history.replaceState(window.history.state, '', window.location.pathname);
    void countStored().then((unsent) => openQuestion(unsent, true));
  }, []);
  // Before the paint: a click on the HTML snapshot is replayed then.
  useLayoutEffect(() => {
    const intercept = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (link?.pathname !== paths.logout.path || link.dataset.anyway) return;
      event.preventDefault();
      event.stopPropagation();
      void countStored().then((unsent) => {
        if (!unsent || unsent.checkIns + unsent.notes > 0) return openQuestion(unsent, false);
        confirmSignOut();
        navigateTo(paths.logout.getHref());
      });
    };
    document.addEventListener('click', intercept, true);
    return () => document.removeEventListener('click', intercept, true);
  }, []);
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      title={isUnsent ? checkIn.notSentTitle : checkIn.signOutQuestion}
      role="alertdialog"
      initialFocus={stayRef}
      footer={
        <>
          <Button asChild variant="ghost">
            <a href={paths.logout.getHref()} data-anyway="yes" onClick={() => confirmSignOut()}>
              {isUnsent ? checkIn.signOutAnyway : shell.signOut}
            </a>
          </Button>
          <Button ref={stayRef} onClick={() => setOpen(false)}>
            {checkIn.staySignedIn}
          </Button>
        </>
      }
    >
      {checkIns > 0 && <Text>{checkIn.notSent({ count: checkIns })}</Text>}
      {notes > 0 && <Text>{checkIn.notesNotSent}</Text>}
      {!isUnsent && <Text>{isByLink ? checkIn.signOutByLink : checkIn.signOutNote}</Text>}
    </AppDialog>
  );
}
