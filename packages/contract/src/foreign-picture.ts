import type { Locale } from './schemas.ts'

const LABELS: Readonly<Record<Locale, (host: string) => string>> = {
  ja: (host) => `ほかのサイトの画像（${host}）`,
  'en-us': (host) => `Picture on another site (${host})`,
}

/**
 * What stands in place of a picture that lies on another site, because that site would learn who reads the article. null
 * for pictures of `origin`, with or without it before them.
 */
export function foreignPictureLabel(
  address: string,
  { language, origin }: { readonly language: Locale; readonly origin: string | null },
): string | null {
  const host = foreignHost(address, origin)
  return host === null ? null : LABELS[language](host)
}

/** The host of an absolute address that is not of `origin`; null for all else. */
export function foreignHost(address: string, origin: string | null): string | null {
  const url = URL.canParse(address) ? new URL(address) : null
  return url && /^https?:$/.test(url.protocol) && url.origin !== origin ? url.host : null
}
