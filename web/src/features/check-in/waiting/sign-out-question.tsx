import { Button, Text } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { paths } from '../../../app/paths.ts';
import { AppDialog } from '../../../components/app-dialog.tsx';
import { useTexts } from '../../../texts/texts.ts';

/**
 * Asks before a sign-out that forgets check-ins not sent yet, whichever link leads out. `countUnsent`: how many
 * the device keeps, asked at the click, since what the screen shows may still be loading.
 */
export function SignOutQuestion({ countUnsent }: { countUnsent: () => Promise<number> }) {
  const { checkIn } = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [unsent, setUnsent] = useState(0);
  const isLetGo = useRef(false);
  const ask = useEffectEvent(async (link: HTMLAnchorElement) => {
    const count = await countUnsent();
    setUnsent(count);
    if (count > 0) return setOpen(true);
    isLetGo.current = true;
    link.click();
    isLetGo.current = false;
  });
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
