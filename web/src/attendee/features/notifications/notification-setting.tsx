import { Stack, Text } from '@chakra-ui/react';
import { useTexts } from '../../../i18n/texts.ts';
import { Section } from '../../../ui/section.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { usePush } from './use-push.ts';

/** Switches the notifications of this browser; nothing in a browser or a deployment that has none. */
export default function NotificationSetting() {
  const texts = useTexts('notifications');
  const { state, isAvailable, turnOn, turnOff } = usePush();
  if (state === 'unsupported' || !isAvailable) return null;
  return (
    <Section title={texts.legend} lead={texts.offerHelp}>
      {state === 'blocked' ? (
        <Stack gap="1">
          <Text fontWeight="600">{texts.blockedTitle}</Text>
          <Text color="muted">{texts.blocked}</Text>
        </Stack>
      ) : (
        <SegmentedControl
          legend={texts.legend}
          value={state}
          options={[
            { value: 'off', label: texts.switchedOff },
            { value: 'on', label: texts.switchedOn },
          ]}
          onChoose={(value) => (value === 'on' ? turnOn : turnOff).mutate()}
        />
      )}
    </Section>
  );
}
