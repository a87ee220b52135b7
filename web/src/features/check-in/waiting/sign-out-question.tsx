import { Button, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { AppDialog } from '../../../components/app-dialog.tsx';
import { useTexts } from '../../../texts/texts.ts';

/**
 * Asks before a sign-out that forgets check-ins not sent yet, whichever link leads out. `unsent`: how many
 * wait for a connection.
 */
export function SignOutQuestion({ unsent }: { unsent: number }) {
  const { checkIn } = useTexts();
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (unsent === 0) return;
    const ask = (event: MouseEvent) => {
      const link = (event.target as Element).closest('a');
      if (link?.pathname !== paths.logout.path || link.dataset.anyway) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('click', ask, true);
    return () => document.removeEventListener('click', ask, true);
  }, [unsent]);
  return (
    <AppDialog
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      title={checkIn.notSentTitle}
      role="alertdialog"
      footer={
        <>
          <Button asChild variant="ghost">
            <a href={paths.logout.getHref()} data-anyway="yes">
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
