import { describe, expect, it } from 'vitest'
import { consentCookies, consentFlagsOf } from './consent-flags.ts'

describe('the flags of consent', () => {
  it.each([
    [null, false, false],
    ['', false, false],
    ['gdpr_check=1', true, false],
    ['gdpr_check=1; marketing=0', true, false],
    ['locale=ja; gdpr_check=1; marketing=1', true, true],
    // Without the choice itself nothing is allowed.
    ['marketing=1', false, false],
    ['gdpr_check=yes; marketing=1', false, false],
  ])('of %j', (header, hasChosen, allowsMarketing) => {
    expect(consentFlagsOf(header)).toEqual({ hasChosen, allowsMarketing })
  })

  it.each([true, false])('are kept for a year (%s)', (allowsMarketing) => {
    const cookies = consentCookies(allowsMarketing, { isSecure: true })
    for (const cookie of cookies) expect(cookie).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/)
    const header = cookies.map((cookie) => cookie.split(';')[0]).join('; ')
    expect(consentFlagsOf(header)).toEqual({ hasChosen: true, allowsMarketing })
  })

  it('need no secure connection where there is none', () => {
    expect(consentCookies(true, { isSecure: false }).join()).not.toContain('Secure')
  })
})
