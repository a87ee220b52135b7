import { useCall } from '../../../platform/api/use-call.ts';
import { Button } from '../../../ui/button.tsx';
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
  const reading = useCall(
    async () => {
      const now = await read();
      if (now === undefined) throw new Error('record not found');
      return now;
    },
    { failure: texts.kit.staleEdit.loadFailed, onSuccess: onRead },
  );
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
