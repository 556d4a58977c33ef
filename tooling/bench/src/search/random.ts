/** The same numbers at every run, from 0 up to 1 (mulberry32). */
export function randomNumbers(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Numbers around 0 that most measures of nature follow. */
export function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** An index below `count`; the first is met `count ** steepness` times as often as the last. */
export function skewed(random: () => number, count: number, steepness = 1): number {
  if (steepness === 1) return Math.min(count - 1, Math.floor((count + 1) ** random() - 1))
  const rest = 1 - steepness
  return Math.min(count - 1, Math.floor((random() * ((count + 1) ** rest - 1) + 1) ** (1 / rest) - 1))
}
