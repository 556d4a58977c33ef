import type { Locale } from '@repo/contract'
import { parsePageParam } from '@repo/web-kit/parse-page-param'
import { parseSearchParam } from '@repo/web-kit/parse-search-param'

/** The query of a list of articles. All of it is in the address, so a list can be shared, reloaded and restored from the history. */
export interface ListQuery {
  readonly q: string
  readonly tag: string
  /** Name of a place, as typed. */
  readonly place: string
  readonly length: LengthBand | ''
  readonly photos: boolean
  /** What articles are written in; empty for any language. */
  readonly lang: Locale | ''
  readonly sort: ListSort
  readonly page: number
}

export const LIST_SORTS = ['created_at', 'favorite_count', 'copy_count'] as const
/** `relevance` is available only with a search text. */
export type ListSort = (typeof LIST_SORTS)[number] | 'relevance'

/** Kilometres; without a second number there is no end. */
export const LENGTH_BANDS = ['0-5', '5-10', '10-20', '20-50', '50-'] as const
export type LengthBand = (typeof LENGTH_BANDS)[number]

export function lengthOf(band: LengthBand): { readonly min: number; readonly max: number | null } {
  const [min, max] = band.split('-')
  return { min: Number(min), max: max ? Number(max) : null }
}

/** Empty for any length, and for invalid values. */
export function readLengthBand(search: URLSearchParams): LengthBand | '' {
  return LENGTH_BANDS.find((candidate) => candidate === search.get('length')) ?? ''
}

export const ARTICLE_LANGUAGES = ['ja', 'en-us'] as const satisfies readonly Locale[]

/** Empty for any language, and for invalid values. */
export function readArticleLanguage(value: string | null): Locale | '' {
  return ARTICLE_LANGUAGES.find((candidate) => candidate === value) ?? ''
}

/** How long, with photos and in which language, as the API reads it. */
export function traitsAsked({ length, photos, lang }: Pick<ListQuery, 'length' | 'photos' | 'lang'>) {
  const km = length ? lengthOf(length) : null
  return {
    ...(km ? { min_km: String(km.min) } : {}),
    ...(km?.max ? { max_km: String(km.max) } : {}),
    ...(photos ? { photos: '1' as const } : {}),
    ...(lang ? { lang } : {}),
  }
}

/** Reads an address; what makes no sense becomes the default, because addresses are typed and shared by people. */
export function readListQuery(search: URLSearchParams): ListQuery {
  const text = (name: string, max: number) => parseSearchParam(search, name, max)
  const q = text('q', 100)
  return {
    q,
    tag: text('tag', 50),
    place: text('place', 100),
    length: readLengthBand(search),
    photos: search.get('photos') === '1',
    lang: readArticleLanguage(search.get('lang')),
    sort: sortsOf({ q }).find((candidate) => candidate === search.get('sort')) ?? defaultSort({ q }),
    page: parsePageParam(search),
  }
}

/** The orders there are, the default one first. */
export function sortsOf({ q }: Pick<ListQuery, 'q'>): readonly ListSort[] {
  return q ? ['relevance', ...LIST_SORTS] : LIST_SORTS
}

const defaultSort = ({ q }: Pick<ListQuery, 'q'>): ListSort => (q ? 'relevance' : 'created_at')

/** The address of a list, without what is default. Another order or search starts at its first page. */
export function listPath(query: Partial<ListQuery>): string {
  const search = listSearch(query)
  return search.size > 0 ? `/routes?${search}` : '/routes'
}

export function listSearch({
  q = '',
  tag,
  place,
  length,
  photos,
  lang,
  sort,
  page,
}: Partial<ListQuery>): URLSearchParams {
  const search = new URLSearchParams()
  if (q) search.set('q', q)
  if (tag) search.set('tag', tag)
  if (place) search.set('place', place)
  if (length) search.set('length', length)
  if (photos) search.set('photos', '1')
  if (lang) search.set('lang', lang)
  if (sort && sort !== defaultSort({ q }) && sortsOf({ q }).includes(sort)) search.set('sort', sort)
  if (page && page > 1) search.set('page', String(page))
  return search
}
