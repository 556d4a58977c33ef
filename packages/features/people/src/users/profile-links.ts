import { type SocialService, socialAddress } from '@repo/contract'
import type { Profile } from '@repo/web-kit/person'

type Pointing = Pick<Profile, 'site' | SocialService>

export interface ProfileLink {
  readonly kind: 'site' | SocialService
  readonly href: string
  readonly text: string
}

const SERVICES = ['twitter', 'instagram', 'facebook'] as const

/** The links of a user. Addresses that are not web pages are left out. */
export function profileLinks(user: Pointing): readonly ProfileLink[] {
  const accounts = SERVICES.filter((service) => user[service] !== '')
  return [
    ...(/^https?:\/\//.test(user.site) && URL.canParse(user.site)
      ? [{ kind: 'site', href: user.site, text: shortAddress(user.site) } as const]
      : []),
    ...accounts.map((kind) => ({ kind, href: socialAddress(kind, user[kind]), text: user[kind] })),
  ]
}

function shortAddress(href: string): string {
  const { host, pathname } = new URL(href)
  return `${host.replace(/^www\./, '')}${pathname === '/' ? '' : pathname}`
}
