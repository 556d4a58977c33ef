/** The host of an address that is not of this page; null for all others. */
export function hostElsewhere(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null
  return url && /^https?:$/.test(url.protocol) && url.origin !== location.origin ? url.host : null
}
