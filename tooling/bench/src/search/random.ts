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
