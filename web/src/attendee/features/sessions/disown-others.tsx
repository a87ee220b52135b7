import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../i18n/texts.ts';

interface Props {
  /** Number of registrations that are not selected. */
  count: number;
  /** True if none is selected, so that they are all that is shown. */
  isAll: boolean;
  onConfirm: () => void;
}

/** Button that disowns all registrations that are not selected, after a confirmation. */
export function DisownOthers({ count, isAll, onConfirm }: Props) {
  const { choose } = useTexts('signIn');
  const [isConfirming, setConfirming] = useState(false);
  const question = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isConfirming) question.current?.focus();
  }, [isConfirming]);
  function close() {
    setConfirming(false);
    // The pressed button disappears; the opening one is shown again after this render.
    requestAnimationFrame(() => button.current?.focus());
  }
  if (!isConfirming)
    return (
      <button
        ref={button}
        type="button"
        className="session-quiet"
        onClick={() => setConfirming(true)}
      >
        {isAll ? choose.noneMine({ count }) : choose.othersNotMine({ count })}
      </button>
    );
  return (
    <div className="session-confirm">
      <p tabIndex={-1} ref={question}>
        {choose.notMineQuestion({ count })}
      </p>
      <button
        type="button"
        className="session-quiet"
        onClick={() => {
          close();
          onConfirm();
        }}
      >
        {choose.notMineYes}
      </button>
      <button type="button" className="session-quiet" onClick={close}>
        {choose.notMineBack}
      </button>
    </div>
  );
}
