import { Box, IconButton, Input, type InputProps } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { FormField } from '../../../ui/form-field.tsx';
import { texts } from '../../texts/texts.ts';
import { fieldErrorMessage } from './form-errors.ts';

/** Password input with a button that reveals the text. Inside a FormField. */
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
        aria-label={isShown ? texts.kit.hidePassword : texts.kit.showPassword}
        aria-pressed={isShown}
        onClick={() => setShown(!isShown)}
      >
        <Icon aria-hidden="true" />
      </IconButton>
    </Box>
  );
}

interface Props<V extends FieldValues, B> {
  form: UseFormReturn<V, unknown, B>;
  name: Path<V>;
  label: string;
  help?: ReactNode;
  isRequired?: boolean;
}

/**
 * Input of a new password. It registers on render like every field, since the form focuses the invalid field
 * that registered first, which must be the first in reading order.
 */
export function PasswordField<V extends FieldValues, B>(props: Props<V, B>) {
  const { form, name, label, help, isRequired } = props;
  return (
    <FormField
      label={label}
      help={help}
      isRequired={isRequired}
      error={fieldErrorMessage(form, name)}
    >
      <PasswordInput {...form.register(name)} autoComplete="new-password" />
    </FormField>
  );
}
