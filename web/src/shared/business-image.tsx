import type { BusinessCategory } from '@wine-walk/common/model/categories.ts';
import { seedOf } from '@wine-walk/common/rules/businesses/seed.ts';
import { businessImageSrc } from '@wine-walk/common/rules/images/business-image-src.ts';
import { type CSSProperties, useState } from 'react';
import { CategoryGlyph } from './category-glyph.tsx';
import './business-image.css';

interface Props {
  id: string;
  name: string;
  category: BusinessCategory;
  /** Empty if the business has none. */
  imageUrl: string;
  /** Text of the image where it is more than decoration; by default it is none. */
  alt?: string;
  /** Language of `alt` if it is not the page's. */
  lang?: string | undefined;
}

/**
 * Image of a business that fills its parent (give the parent a size and a radius). If there is none or it
 * fails to load, draws its category in colors derived from its name. Decorative: the name is shown next to
 * it, unless `alt` describes the image.
 */
export function BusinessImage({ id, name, category, imageUrl, alt = '', lang }: Props) {
  const [brokenUrl, setBrokenUrl] = useState<string | null>(null);
  if (imageUrl && imageUrl !== brokenUrl) {
    return (
      <img
        className="business-image"
        src={businessImageSrc(id, imageUrl)}
        alt={alt}
        lang={lang}
        loading="lazy"
        decoding="async"
        onError={() => setBrokenUrl(imageUrl)}
      />
    );
  }
  const tone = tones[seedOf(name) % tones.length] ?? tones[0];
  return (
    <span className="business-image business-drawing" style={tone} aria-hidden="true">
      <CategoryGlyph category={category} />
    </span>
  );
}

const tone = (from: string, to: string) =>
  ({ '--from': `var(--ww-${from})`, '--to': `var(--ww-${to})` }) as CSSProperties;

const tones = [
  tone('dusk-gold', 'dusk-middle'),
  tone('dusk-low', 'dusk-middle'),
  tone('dusk-vine', 'street-far'),
  tone('dusk-middle', 'street-back'),
];
