import type { SOCIAL_NAME_PATTERNS } from './limits.ts'

export type SocialService = keyof typeof SOCIAL_NAME_PATTERNS

const HOSTS = {
  twitter: ['x.com', 'twitter.com'],
  instagram: ['instagram.com'],
  facebook: ['facebook.com'],
} as const satisfies Record<SocialService, readonly [string, ...string[]]>

/** Where an account is found. */
export function socialAddress(service: SocialService, name: string): string {
  return `https://${HOSTS[service][0]}/${encodeURIComponent(name)}`
}

/** The name of an account in user input: `name`, `@name` or the address of its page. Any other text is returned unchanged. */
export function socialName(service: SocialService, typed: string): string {
  const text = typed.trim()
  const path = new RegExp(
    `^(?:https?://)?(?:www\\.|m\\.|mobile\\.)?(?:${hostPattern(service)})/@?([^/?#]+)/?(?:[?#].*)?$`,
    'i',
  )
  return path.exec(text)?.[1] ?? text.replace(/^@/, '')
}

const hostPattern = (service: SocialService) => HOSTS[service].map((host) => host.replace('.', '\\.')).join('|')
