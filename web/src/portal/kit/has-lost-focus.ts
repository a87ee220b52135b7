/** True if a press led to this screen and removed what had the focus, such as the button that signs in. */
export function hasLostFocus(): boolean {
  const isPressed = navigator.userActivation?.hasBeenActive ?? false;
  return isPressed && document.activeElement === document.body;
}
