import { PRODUCT_LIMITS, type ProfileInput, tidyLine, tidyLines } from '@repo/contract'
import { AppError } from '../../platform/app-error.ts'
import { tidyName } from '../accounts/tidy-name.ts'

/**
 * A normalised profile: trimmed text, no consecutive empty lines, its site as a normalised URL.
 *
 * @throws {AppError} `request.invalid` when the site is no page of the web
 */
export function tidyProfile({ nickname, place, profile, site, ...names }: ProfileInput): ProfileInput {
  return {
    ...names,
    nickname: tidyName(nickname),
    place: tidyLine(place),
    profile: tidyLines(profile),
    site: site.trim() === '' ? '' : siteAddress(site.trim()),
  }
}

function siteAddress(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null
  // A name before the host makes an address look like another one.
  const isPage = url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  if (!isPage) throw new AppError('request.invalid', {}, { fields: [{ field: 'site', rule: 'url' }] })
  const limit = PRODUCT_LIMITS.siteLength.max
  // What is no ASCII grows when it is written as an address.
  if (url.href.length > limit)
    throw new AppError('request.invalid', {}, { fields: [{ field: 'site', rule: 'maxLength', params: { limit } }] })
  return url.href
}
