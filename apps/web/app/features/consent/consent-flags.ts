import { readCookie } from '@repo/web-kit/cookies'

/** Whether a choice was made, and the choices for optional cookies. The names are those of the specification. */
const CHECKED = 'gdpr_check'
const MARKETING = 'marketing'

const SECONDS = 365 * 24 * 60 * 60

export interface ConsentFlags {
  readonly hasChosen: boolean
  readonly allowsMarketing: boolean
}

/** @param header of a request, or what `document.cookie` says. */
export function consentFlagsOf(header: string | null): ConsentFlags {
  const hasChosen = readCookie(header, CHECKED) === '1'
  return { hasChosen, allowsMarketing: hasChosen && readCookie(header, MARKETING) === '1' }
}

/** `Set-Cookie` values that keep a choice for a year. Scripts of our pages read them. */
export function consentCookies(allowsMarketing: boolean, { isSecure }: { isSecure: boolean }): readonly string[] {
  const attributes = `Path=/; Max-Age=${SECONDS}; SameSite=Lax${isSecure ? '; Secure' : ''}`
  return [`${CHECKED}=1; ${attributes}`, `${MARKETING}=${allowsMarketing ? 1 : 0}; ${attributes}`]
}
