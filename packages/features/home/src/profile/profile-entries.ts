import { type ProfileInput, socialName } from '@repo/contract'
import type { Profile } from '@repo/web-kit/person'

export const PROFILE_FIELDS = ['nickname', 'profile', 'place', 'site', 'twitter', 'instagram', 'facebook'] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]

/** What the form's fields mean: pasted addresses of accounts become their names, a site without a scheme gets one. */
export function profileEntries(read: (field: ProfileField) => string): ProfileInput {
  return {
    nickname: read('nickname').trim(),
    // A form sends two characters for the end of a line, of which its counter counted one.
    profile: read('profile').replace(/\r\n/g, '\n').trim(),
    place: read('place').trim(),
    site: withScheme(read('site').trim()),
    twitter: socialName('twitter', read('twitter')),
    instagram: socialName('instagram', read('instagram')),
    facebook: socialName('facebook', read('facebook')),
  }
}

type Entered = Pick<Profile, ProfileField | 'name'>

/** The entered values. Without a display name the user name is shown, which the field does not repeat. */
export function enteredBy({ name, nickname, ...profile }: Entered): ProfileInput {
  const { place, profile: text, site, twitter, instagram, facebook } = profile
  return { nickname: nickname === name ? '' : nickname, profile: text, place, site, twitter, instagram, facebook }
}

/** `example.jp/blog` is a common input. An input with any scheme is unchanged. */
function withScheme(site: string): string {
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(site) ? `https://${site}` : site
}
