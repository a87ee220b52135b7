/** What a device can say without being looked at. */
export type ScanFeedback = 'in' | 'collect' | 'refused';

/** Hertz of the tones, one after the other, and the pattern of the vibration in milliseconds. */
const signals: Record<ScanFeedback, { tones: readonly number[]; vibration: readonly number[] }> = {
  in: { tones: [660, 880], vibration: [60] },
  collect: { tones: [520, 520], vibration: [60, 80, 60] },
  refused: { tones: [240, 180], vibration: [220, 90, 220] },
};

/** Of one tone. Seconds. */
const toneLength = 0.13;

let audio: AudioContext | undefined;

/** Sounds and vibrates where the device has it and the person allows it; silent otherwise. */
export function playScanFeedback(signal: ScanFeedback): void {
  const { tones, vibration } = signals[signal];
  navigator.vibrate?.([...vibration]);
  try {
    audio ??= new AudioContext();
    tones.forEach((frequency, index) => {
      if (audio) play(audio, frequency, audio.currentTime + index * toneLength);
    });
  } catch {
    // No audio device, or not allowed: the colour, the sign and the words say it.
  }
}

function play(context: AudioContext, frequency: number, at: number): void {
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.frequency.value = frequency;
  volume.gain.setValueAtTime(0.2, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + toneLength);
  oscillator.connect(volume).connect(context.destination);
  oscillator.start(at);
  oscillator.stop(at + toneLength);
}
