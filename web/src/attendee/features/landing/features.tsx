import { useLandingTexts } from '../../../i18n/landing-texts.ts';
import { StampDrawing } from '../../../shared/stamp/stamp-drawing.tsx';

/** What the evening is made of, numbered by stamps. */
export function Features() {
  const { landing } = useLandingTexts();
  return (
    <section className="landing-features" aria-labelledby="landing-features">
      <h2 id="landing-features">{landing.featuresTitle}</h2>
      <ol>
        {landing.features.map(({ name, text }, at) => (
          <li key={name}>
            <StampDrawing
              name={`Nº ${at + 1}`}
              inkedAt={name}
              timeText=""
              size={72}
              isSpecial={at === 2}
            />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
