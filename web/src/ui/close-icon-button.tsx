import { CloseButton, type CloseButtonProps } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useTexts } from '../i18n/texts.ts';

/** Close button with a default label, which callers may override. */
export function CloseIconButton(props: CloseButtonProps) {
  const common = useTexts('common');
  return (
    <CloseButton aria-label={common.close} variant="ghost" colorPalette="gray" {...props}>
      <X aria-hidden="true" />
    </CloseButton>
  );
}
