import {
  Box,
  Card,
  Flex,
  Heading,
  Input,
  type InputProps,
  Text,
  VisuallyHidden,
} from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useTexts } from '../../../../i18n/texts.ts';
import { FormField } from '../../../../ui/form-field.tsx';
import type { FieldName, RegistrationFields } from './form-schema.ts';

interface Props {
  /** Number from 1 to 3. */
  number: number;
  title: string;
  intro?: string;
  isDone: boolean;
  children: ReactNode;
}

/** One of the form's three steps: its ring is dashed while open and solid when done, like a stamp. */
export function FormStep({ number, title, intro, isDone, children }: Props) {
  const texts = useTexts('registration');
  const id = useId();
  return (
    <Card.Root as="section" aria-labelledby={id} size={{ base: 'md', md: 'lg' }}>
      <Card.Body gap="5">
        <Flex
          className="registration-step-head"
          columnGap="4"
          rowGap="2"
          align="center"
          wrap="wrap"
        >
          <StepMark number={number} isDone={isDone} />
          <Box minW="0" flex="1 1 10rem">
            <Heading as="h2" size="md" id={id}>
              {title}
              <VisuallyHidden>
                {`, ${texts.stepOf({ step: number, of: 3 })}, ${isDone ? texts.stepDone : texts.stepOpen}`}
              </VisuallyHidden>
            </Heading>
            {intro && (
              <Text color="muted" fontSize="sm">
                {intro}
              </Text>
            )}
          </Box>
        </Flex>
        {children}
      </Card.Body>
    </Card.Root>
  );
}

/** Decorative: the adjacent heading has the same text. */
function StepMark({ number, isDone }: { number: number; isDone: boolean }) {
  return (
    <Box
      aria-hidden="true"
      flexShrink="0"
      boxSize="48px"
      display="grid"
      placeContent="center"
      borderRadius="full"
      fontFamily="heading"
      fontWeight="600"
      fontSize="xl"
      borderWidth="2px"
      transition="transform 300ms"
      {...(isDone
        ? {
            borderStyle: 'solid',
            borderColor: 'wineText',
            color: 'wineText',
            outline: '1px solid',
            outlineColor: 'wineText',
            outlineOffset: '-6px',
            transform: 'rotate(-8deg)',
          }
        : { borderStyle: 'dashed', borderColor: 'line.strong', color: 'muted' })}
    >
      {isDone ? <Check size={20} strokeWidth={3} /> : number}
    </Box>
  );
}

type TextFieldProps = Omit<InputProps, 'name'> & {
  name: FieldName;
  label: string;
  help?: string;
  isRequired?: boolean;
  /** Called when the focus leaves the field. */
  onLeave?: () => void;
  /** Called after a change of the value. */
  onEdit?: () => void;
};

/** Single-line text field with its error. */
export function TextField(props: TextFieldProps) {
  const { name, label, help, isRequired, onLeave, onEdit, ...input } = props;
  const { register } = useFormContext<RegistrationFields>();
  const error = useFieldError(name);
  return (
    <FormField label={label} help={help} error={error} isRequired={isRequired}>
      <Input {...input} {...register(name, { onBlur: onLeave, onChange: onEdit })} />
    </FormField>
  );
}

/** Returns the error of a field in the user's language; undefined if it is valid. */
export function useFieldError(name: FieldName): string | undefined {
  const { control } = useFormContext<RegistrationFields>();
  const { errors } = useFormState({ control, name });
  return errors[name]?.message;
}
