/** Result of a scan as sound and vibration. */
export type ScanFeedback = 'in' | 'collect' | 'refused';

/** Tones in hertz and vibration pattern in milliseconds. */
const signals: Record<ScanFeedback, { tones: readonly number[]; vibration: readonly number[] }> = {
  in: { tones: [660, 880], vibration: [60] },
  collect: { tones: [520, 520], vibration: [60, 80, 60] },
  refused: { tones: [240, 180], vibration: [220, 90, 220] },
};

/** Length of a tone in seconds. */
const toneLength = 0.13;

let audio: AudioContext | undefined;

/** Plays the feedback if the device supports it. */
export function playScanFeedback(signal: ScanFeedback): void {
  const { tones, vibration } = signals[signal];
  navigator.vibrate?.([...vibration]);
  try {
    audio ??= new AudioContext();
    tones.forEach((frequency, index) => {
      if (audio) play(audio, frequency, audio.currentTime + index * toneLength);
    });
  } catch {
    // Audio unavailable or not allowed; the screen shows the result.
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
