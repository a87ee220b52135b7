import { Button, Stack } from '@chakra-ui/react';
import { languageNames } from '@wine-walk/common/model/languages.ts';
import { LogOut } from 'lucide-react';
import { useLanguage, useTexts } from '../../../i18n/texts.ts';
import {
  chooseCheckInFeedback,
  useCheckInFeedback,
} from '../../../platform/device/check-in-feedback.ts';
import { chooseColorMode, colorModes } from '../../../platform/device/color-mode.ts';
import { chooseUnits, unitChoices, useUnitChoice } from '../../../platform/device/units.ts';
import { useColorMode, useOrganization } from '../../../platform/device/use-device-settings.ts';
import { Section } from '../../../ui/section.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { paths } from '../../shared/paths.ts';

/** Language, units, color mode and check-in feedback of this device, and the sign-out link. */
export function Settings() {
  const profile = useTexts('profile');
  const { language, setLanguage } = useLanguage();
  const { languages } = useOrganization();
  const colorMode = useColorMode();
  const units = useUnitChoice();
  const hasFeedback = useCheckInFeedback();
  return (
    <Section title={profile.preferencesTitle}>
      <Stack gap="5">
        <SegmentedControl
          legend={profile.language}
          value={language}
          options={languages.map((value) => ({
            value,
            label: languageNames[value],
            lang: value,
          }))}
          onChoose={setLanguage}
        />
        <SegmentedControl
          legend={profile.units}
          value={units}
          options={unitChoices.map((value) => ({ value, label: profile[value] }))}
          onChoose={chooseUnits}
        />
        <SegmentedControl
          legend={profile.colorMode}
          value={colorMode}
          options={colorModes.map((value) => ({ value, label: profile[value] }))}
          onChoose={chooseColorMode}
        />
        <SegmentedControl
          legend={profile.checkInFeedback}
          value={hasFeedback ? 'on' : 'off'}
          options={(['off', 'on'] as const).map((value) => ({ value, label: profile[value] }))}
          onChoose={(value) => chooseCheckInFeedback(value === 'on')}
        />
        <SignOutLink />
      </Stack>
    </Section>
  );
}

/** Link that signs out through the server. */
export function SignOutLink() {
  const profile = useTexts('profile');
  return (
    <Button asChild variant="outline" alignSelf="flex-start">
      <a href={paths.logout.getHref()}>
        <LogOut aria-hidden="true" />
        {profile.signOut}
      </a>
    </Button>
  );
}
