import { useEffect, useRef } from 'react';
import './shop-answer.css';

/** What became of a code: handed over, or refused with why. */
export interface ShopAnswerView {
  isRedeemed: boolean;
  title: string;
  /** Who and what, or what to do next. */
  detail: string;
}

interface Props {
  view: ShopAnswerView;
  onClose: () => void;
}

/** The whole screen in one colour, one sign and one sentence; told apart without the colour, too. */
export function ShopAnswer({ view: { isRedeemed, title, detail }, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className="shop-answer"
      data-redeemed={isRedeemed}
      aria-labelledby="shop-answer-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div role="status">
        <span className="shop-answer-sign" aria-hidden="true">
          {isRedeemed ? '✓' : '✕'}
        </span>
        <h2 id="shop-answer-title">{title}</h2>
        <p>{detail}</p>
      </div>
      <button type="button" onClick={onClose}>
        Next code
      </button>
    </dialog>
  );
}
