/** The one version a save says it was made from; null without one. `*` would overwrite blindly and does not count. */
export function parseIfMatch(header: string | undefined): number | null {
  const version = /^"([1-9]\d{0,8})"$/.exec(header ?? '')?.[1]
  return version === undefined ? null : Number(version)
}
