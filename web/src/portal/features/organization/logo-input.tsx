import { Flex, Image, Stack } from '@chakra-ui/react';
import { Button } from '../../../ui/button.tsx';
import { ImageUpload } from '../../shared/image-upload/image-upload.tsx';
import { texts } from '../../texts/texts.ts';

interface Props {
  /** Owner of the logo, which is its alternative text. */
  name: string;
  /** Path of the uploaded logo; empty for none. */
  url: string;
  help: string;
  onChange: (url: string) => void;
}

/** Uploads, shows and removes a logo. The form that uses its path is saved separately. */
export function LogoInput({ name, url, help, onChange }: Props) {
  const { logo } = texts.organization;
  return (
    <Stack gap="3">
      <ImageUpload
        label={url ? logo.replace : logo.upload}
        help={help}
        aspect={null}
        onUploaded={onChange}
      />
      {url && (
        <Flex gap="3" align="center" wrap="wrap">
          {/* On white, as on paper and on the landing page. */}
          <Image
            src={url}
            alt={logo.alt({ owner: name })}
            h="16"
            maxW="60"
            p="2"
            fit="contain"
            bg="white"
            borderWidth="1px"
            borderColor="line"
            borderRadius="l2"
          />
          <Button
            size="sm"
            variant="ghost"
            colorPalette="gray"
            aria-label={logo.removeOf({ owner: name })}
            onClick={() => onChange('')}
          >
            {logo.remove}
          </Button>
        </Flex>
      )}
    </Stack>
  );
}
