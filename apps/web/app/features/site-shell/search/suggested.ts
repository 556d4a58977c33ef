import { type Locale, type Suggestions, titleIn } from '@repo/contract'

/** One line of the list below the search box. */
export interface Suggested {
  readonly kind: 'route' | 'place' | 'user' | 'tag' | 'all'
  readonly key: string
  readonly label: string
  /** What the label is written in, where that is known. */
  readonly language?: Locale
  /** A detail that distinguishes equal names. */
  readonly detail: string
  /** Of a tag: how many articles carry it. */
  readonly uses?: number
  readonly to: string
}

/** How near a map shows what was chosen. */
const ZOOM = { country: 4, region: 8, district: 10, place: 11, station: 13, peak: 12, street: 15 }

/** In the displayed order: routes, places, people, tags, then the search for this text. */
export function suggestedOf(
  { routes, places, users, tags }: Suggestions,
  text: string,
  locale: Locale,
): readonly Suggested[] {
  return [
    ...routes.map(
      (route): Suggested => ({
        kind: 'route',
        key: `route-${route.id}`,
        label: titleIn(route, locale).text,
        language: titleIn(route, locale).language,
        detail: (locale === 'ja' ? route.place_ja : route.place_en) ?? '',
        to: `/routes/${route.id}`,
      }),
    ),
    ...places.map(
      ({ place_id, name, address, lat, lng, kind }): Suggested => ({
        kind: 'place',
        key: `place-${place_id}`,
        label: name,
        detail: address,
        to: `/search/map?lat=${lat.toFixed(5)}&lng=${lng.toFixed(5)}&zoom=${ZOOM[kind]}`,
      }),
    ),
    ...users.map(
      ({ id, name, nickname }): Suggested => ({
        kind: 'user',
        key: `user-${id}`,
        label: nickname || name,
        detail: `@${name}`,
        to: `/users/${id}`,
      }),
    ),
    ...tags.map(
      ({ name, uses }): Suggested => ({
        kind: 'tag',
        key: `tag-${name}`,
        label: name,
        detail: '',
        uses,
        to: `/routes?${new URLSearchParams({ tag: name })}`,
      }),
    ),
    { kind: 'all', key: 'all', label: text, detail: '', to: `/routes?${new URLSearchParams({ q: text })}` },
  ]
}
