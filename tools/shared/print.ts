/** Prints one line to the terminal. */
export function printLine(line: string): void {
  console.log(line);
}

/** Returns the time since `start` (epoch milliseconds) as text: `4 s`, `2 min 05 s`. */
export function elapsedText(start: number): string {
  const seconds = Math.round((Date.now() - start) / 1000);
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, '0')} s`;
}
