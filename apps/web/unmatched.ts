/** The patterns that match none of the names. */
export const unmatched = (patterns: readonly RegExp[], names: readonly string[]): readonly RegExp[] =>
  patterns.filter((pattern) => !names.some((name) => pattern.test(name)))
