import { Button, Heading, Text } from '@chakra-ui/react';
import type { ShownResults } from '@wine-walk/common/api/results.ts';
import { sentenceStart } from '@wine-walk/common/lib/texts/sentence-start.ts';
import { ImageDown } from 'lucide-react';
import { saveFile } from '../../../platform/device/file.ts';
import { showToast } from '../../../ui/toaster.tsx';
import { format } from '../../kit/format.ts';
import { texts } from '../../texts/texts.ts';

/** Size of the picture in pixels: 8 by 10 inches at 300 dots an inch. */
const size = { width: 2400, height: 3000 };
/** Narrowest space beside the text, in pixels. */
const margin = 260;
const colors = { paper: '#fbf6ee', ink: '#2b1720', wine: '#6e1f3a', muted: '#75606a' };

interface PosterText {
  shop: string;
  visits: string;
  lines: readonly string[];
}

type Context = CanvasRenderingContext2D;

/** Writes a text in the middle, as large as fits up to `px`. */
function write(context: Context, text: string, y: number, px: number) {
  const family = getComputedStyle(document.documentElement).getPropertyValue('--ww-display');
  const font = (height: number) => `600 ${height}px ${family || 'serif'}`;
  context.font = font(px);
  const fitting = Math.min(px, (px * (size.width - 2 * margin)) / context.measureText(text).width);
  context.font = font(fitting);
  context.fillText(text, size.width / 2, y);
}

/** Draws the picture of a shop's evening; null if the browser makes none. */
async function drawPoster({ shop, visits, lines }: PosterText): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, size);
  const context = canvas.getContext('2d');
  if (!context) return null;
  context.fillStyle = colors.paper;
  context.fillRect(0, 0, size.width, size.height);
  context.strokeStyle = colors.wine;
  context.lineWidth = 24;
  context.strokeRect(90, 90, size.width - 180, size.height - 180);
  context.textAlign = 'center';
  context.fillStyle = colors.ink;
  write(context, shop, 560, 260);
  context.fillStyle = colors.wine;
  write(context, visits, 1580, 900);
  context.fillStyle = colors.ink;
  for (const [at, line] of lines.entries()) {
    if (at > 0) context.fillStyle = colors.muted;
    write(context, line, 1860 + at * 250, at === 0 ? 180 : 120);
  }
  return new Promise((resolve) => canvas.toBlob(resolve));
}

/** Picture of a shop's evening to print or post. */
export function Poster({ results }: { results: ShownResults }) {
  const { poster: t } = texts.results;
  const { shops, eventName, startTime, timeZone } = results;
  const [own] = shops;
  if (!own || own.visits === null) return null;
  const { name: shop, visits } = own;
  async function save() {
    const date = sentenceStart(format.date(startTime, timeZone));
    const lines = [t.stops, eventName, date, t.thanks];
    const picture = await drawPoster({ shop, visits: format.number(visits ?? 0), lines });
    if (picture) saveFile(new File([picture], 'our-evening.png', { type: 'image/png' }));
    else showToast({ type: 'error', title: t.failed });
  }
  return (
    <section className="results-section no-print">
      <Heading as="h2" size="md">
        {t.title}
      </Heading>
      <Text color="muted" fontSize="sm">
        {t.lead}
      </Text>
      <Button variant="outline" onClick={() => void save()}>
        <ImageDown aria-hidden="true" />
        {t.save}
      </Button>
    </section>
  );
}
