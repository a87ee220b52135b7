import { Box, IconButton, Input, type InputProps } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';

/** A password's input, with a button that shows what was typed. Inside a FormField. */
export function PasswordInput({
  ref,
  ...input
}: InputProps & { ref?: React.Ref<HTMLInputElement> }) {
  const [isShown, setShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <Box position="relative" w="full">
      <Input ref={ref} {...input} type={isShown ? 'text' : 'password'} pe="12" />
      <IconButton
        variant="ghost"
        colorPalette="gray"
        size="sm"
        position="absolute"
        insetEnd="1"
        top="50%"
        transform="translateY(-50%)"
        aria-label={isShown ? 'Hide password' : 'Show password'}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <Icon aria-hidden="true" />
      </IconButton>
    </Box>
  );
}
