import { type RefObject, useLayoutEffect, useState } from 'react';

/** From the window's upper edge to a toast, and from a title to one below it. Pixels. */
const apart = 12;
/** What of a sheet stays in sight. */
const parts = ['title', 'close-trigger']
  .map((part) => `[data-scope="dialog"][data-part="${part}"]`)
  .join();

/** How far down this toast has to come, so that it hides neither title nor close button of what is open. Pixels. */
export function useToastOffset(toast: RefObject<HTMLElement | null>): number {
  const [below, setBelow] = useState(0);
  useLayoutEffect(() => {
    const place = () => setBelow(toast.current ? distance(toast.current) : 0);
    place();
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, true);
    return () => {
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, true);
    };
  }, [toast]);
  return below;
}

function distance(toast: HTMLElement): number {
  const sheet = [...document.querySelectorAll('[role="dialog"]')].at(-1);
  if (!sheet) return 0;
  const { left, right } = toast.getBoundingClientRect();
  const lower = apart + toast.offsetHeight;
  // What is scrolled out of the sheet is not there to be hidden.
  const upper = sheet.getBoundingClientRect().top;
  const hidden = [...sheet.querySelectorAll(parts)]
    .map((part) => part.getBoundingClientRect())
    .filter((box) => box.top < lower && box.bottom > upper && box.left < right && box.right > left);
  return Math.max(0, ...hidden.map(({ bottom }) => bottom));
}
