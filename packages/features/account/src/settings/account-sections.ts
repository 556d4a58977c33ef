import {
  at,
  code,
  devices,
  download,
  envelopeOpen,
  eyeSlash,
  key,
  link,
  lock,
  pencil,
  prohibit,
  user,
  userMinus,
  webhooksLogo,
} from '@repo/ui/icons'
import type { AccountMessages } from '../messages/en-us.ts'

type SectionName =
  Extract<keyof AccountMessages, `section.${string}Text`> extends `section.${infer Name}Text` ? Name : never

interface AccountSection {
  readonly name: SectionName
  readonly path: string
  readonly icon: string
}

/** What the account settings lead to, in the order of the page. */
export const ACCOUNT_SECTIONS: readonly AccountSection[] = [
  { name: 'profile', path: '/home/profile', icon: user },
  { name: 'userName', path: '/home/account/name', icon: pencil },
  { name: 'email', path: '/home/account/email', icon: at },
  { name: 'password', path: '/home/account/password', icon: lock },
  { name: 'linkedAccounts', path: '/home/account/associate', icon: link },
  { name: 'passkeys', path: '/home/account/passkeys', icon: key },
  { name: 'sessions', path: '/home/account/sessions', icon: devices },
  { name: 'tokens', path: '/home/account/tokens', icon: code },
  { name: 'webhooks', path: '/home/account/webhooks', icon: webhooksLogo },
  { name: 'mails', path: '/home/account/sending', icon: envelopeOpen },
  { name: 'blocks', path: '/home/account/blocks', icon: prohibit },
  { name: 'privatePlaces', path: '/home/account/private_places', icon: eyeSlash },
  { name: 'data', path: '/home/account/data', icon: download },
  { name: 'withdrawal', path: '/home/account/withdraw', icon: userMinus },
]
