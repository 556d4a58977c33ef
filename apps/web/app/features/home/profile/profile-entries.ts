import { type ProfileInput, socialName } from '@repo/contract'

export const PROFILE_FIELDS = ['profile', 'place', 'site', 'twitter', 'instagram', 'facebook'] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]

/** What the form's fields mean: pasted addresses of accounts become their names, a site without a scheme gets one. */
export function profileEntries(read: (field: ProfileField) => string): ProfileInput {
  return {
    // A form sends two characters for the end of a line, of which its counter counted one.
    profile: read('profile').replace(/\r\n/g, '\n').trim(),
    place: read('place').trim(),
    site: withScheme(read('site').trim()),
    twitter: socialName('twitter', read('twitter')),
    instagram: socialName('instagram', read('instagram')),
    facebook: socialName('facebook', read('facebook')),
  }
}

/** `example.jp/blog` is what people type. What has a scheme of any kind stays as it is. */
function withScheme(site: string): string {
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(site) ? `https://${site}` : site
}
