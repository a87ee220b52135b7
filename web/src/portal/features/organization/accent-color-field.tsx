import { chakra, Flex, Stack } from '@chakra-ui/react';
import { isReadableAccent } from '@wine-walk/common/lib/contrast.ts';
import { Check } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { RecordInput } from '../../kit/records/record-input.tsx';
import { texts } from '../../texts/texts.ts';
import { accentSwatches, productAccent } from './accent-swatches.ts';
import { type IdentityForm, identityFields } from './identity-fields.ts';

/** Accent color as a swatch or as typed. */
export function AccentColorField({ form }: { form: IdentityForm }) {
  const { swatches } = texts.organization;
  const typed = useWatch({ control: form.control, name: 'accentColor' }).trim().toLowerCase();
  const isListed = Object.values(accentSwatches).includes(typed);
  const own = !isListed && /^#[0-9a-f]{6}$/.test(typed) && isReadableAccent(typed) ? typed : null;
  const choose = (color: string) =>
    form.setValue('accentColor', color, { shouldDirty: true, shouldValidate: true });
  return (
    <Stack gap="2">
      <RecordInput of={{ form, fields: identityFields, context: undefined }} name="accentColor" />
      <Flex role="group" aria-label={swatches.title} gap="2" wrap="wrap">
        {Object.entries(accentSwatches).map(([name, color]) => (
          <Swatch
            key={name}
            label={swatches.names[name as keyof typeof accentSwatches]}
            color={color}
            isChosen={color === typed}
            onChoose={() => choose(color)}
          />
        ))}
        {own && <Swatch label={swatches.own} color={own} isChosen onChoose={() => choose(own)} />}
      </Flex>
    </Stack>
  );
}

interface SwatchProps {
  label: string;
  /** Empty for the product's color. */
  color: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Swatch({ label, color, isChosen, onChoose }: SwatchProps) {
  return (
    <chakra.button
      type="button"
      aria-label={label}
      aria-pressed={isChosen}
      title={label}
      display="grid"
      placeItems="center"
      boxSize="11"
      borderRadius="l2"
      borderWidth="1px"
      borderColor="line"
      color="white"
      cursor="pointer"
      style={{ backgroundColor: color || productAccent, forcedColorAdjust: 'none' }}
      onClick={onChoose}
    >
      {isChosen && <Check size={20} aria-hidden="true" />}
    </chakra.button>
  );
}
