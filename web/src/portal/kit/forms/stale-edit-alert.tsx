import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toaster.tsx';
import { serverMessage } from '../../session/portal-texts.ts';
import { texts } from '../../texts/texts.ts';
import { Alert } from '../alert.tsx';

interface Props<R> {
  /** Server message about the conflict. */
  message: string;
  /** Reads the current record; undefined if it was deleted. */
  read: () => Promise<R | undefined>;
  onRead: (now: R) => void;
}

/** Reports that another user changed the record and offers to load their version. */
export function StaleEditAlert<R>({ message, read, onRead }: Props<R>) {
  const reading = useMutation({
    mutationFn: async () => {
      const now = await read();
      if (now === undefined) throw new Error('record not found');
      return now;
    },
    onSuccess: onRead,
    onError: (error) =>
      showToast({
        type: 'error',
        title: texts.kit.error,
        description: serverMessage(error, texts.kit.staleEdit.loadFailed),
      }),
  });
  return (
    <Alert
      tone="gold"
      action={
        <Button
          size="sm"
          variant="outline"
          loading={reading.isPending}
          onClick={() => reading.mutate()}
        >
          {texts.kit.staleEdit.show}
        </Button>
      }
    >
      {message}
    </Alert>
  );
}
