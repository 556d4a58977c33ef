import type { Position } from '@mishiori/map-document'

/** What a device opens addresses of map apps with. */
export type Platform = 'android' | 'iphone' | 'mac' | 'other'

/** A map app that is asked by a link. */
export interface MapAppLink {
  readonly app: 'google' | 'apple' | 'organicMaps' | 'anyApp'
  readonly href: string
}

/** An iPad says that it is a Mac, which has no touch screen. */
export function platformOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipod|ipad/i.test(userAgent)) return 'iphone'
  if (!/macintosh/i.test(userAgent)) return 'other'
  return maxTouchPoints > 1 ? 'iphone' : 'mac'
}

/** The map apps that a device may have, at a place. Links only: nothing learns of it before one is pressed. */
export function mapAppLinks([lng, lat]: Position, name: string, platform: Platform): readonly MapAppLink[] {
  const at = `${lat.toFixed(5)},${lng.toFixed(5)}`
  const google = `https://www.google.com/maps/search/?${queryOf({ api: '1', query: at })}`
  const apple = `https://maps.apple.com/?${queryOf({ ll: at, q: name })}`
  const links: readonly (MapAppLink & { readonly on: readonly Platform[] })[] = [
    { app: 'google', href: google, on: ['android', 'iphone', 'mac', 'other'] },
    { app: 'apple', href: apple, on: ['iphone', 'mac'] },
    // iPhones know no `geo:`.
    { app: 'organicMaps', href: `om://map?${queryOf({ v: '1', ll: at, n: name })}`, on: ['iphone'] },
    { app: 'anyApp', href: `geo:${at}?q=${at}(${inBrackets(name)})`, on: ['android'] },
  ]
  return links.filter(({ on }) => on.includes(platform)).map(({ app, href }) => ({ app, href }))
}

/** Apps take a plus sign for one. */
const queryOf = (fields: Readonly<Record<string, string>>) =>
  new URLSearchParams(fields).toString().replaceAll('+', '%20')

const inBrackets = (text: string) =>
  encodeURIComponent(text.toWellFormed()).replace(/[()]/g, (bracket) => (bracket === '(' ? '%28' : '%29'))
