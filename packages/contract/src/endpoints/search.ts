import { type Static, Type } from 'typebox'
import { SEASONS } from '../choices.ts'
import { endpoint } from '../endpoint.ts'
import { nullable } from '../nullable.ts'
import {
  IdParam,
  IdParams,
  Locale,
  PageQuery,
  PublicUser,
  paged,
  RouteCard,
  SearchText,
  Tag,
  TagName,
} from '../schemas.ts'
import { TravelProfile } from '../travel.ts'
import { Place } from './places.ts'

const NUMBER = '-?[0-9]{1,3}(?:\\.[0-9]{1,15})?'
/** West, south, east and north in degrees. If east is less than west, the box crosses 180°. */
const BoxQuery = Type.String({ pattern: `^${NUMBER}(?:,${NUMBER}){3}$` })
const Kilometers = Type.String({ pattern: '^[0-9]{1,5}(?:\\.[0-9]{1,2})?$' })

const WholeNumber = Type.String({ pattern: '^[0-9]{1,5}$' })
const CourseLevel = Type.Union([Type.Literal('easy'), Type.Literal('moderate'), Type.Literal('hard')])

const RouteSort = Type.Union([
  Type.Literal('relevance'),
  Type.Literal('created_at'),
  Type.Literal('favorite_count'),
  Type.Literal('copy_count'),
  // The shortest, the highest and the easiest first; those of which it is unknown come last.
  Type.Literal('course_minutes'),
  Type.Literal('climb_m'),
  Type.Literal('course_constant'),
])

/** The filters for published articles. All given filters must match. */
export const routeFilters = {
  /** `relevance` without text means `created_at`. With text, it is the default. */
  sort: Type.Optional(RouteSort),
  tag: Type.Optional(TagName),
  q: Type.Optional(SearchText),
  /** A part of the map is in it. */
  box: Type.Optional(BoxQuery),
  min_km: Type.Optional(Kilometers),
  max_km: Type.Optional(Kilometers),
  /** Of `course_time`, an estimate. */
  min_minutes: Type.Optional(WholeNumber),
  max_minutes: Type.Optional(WholeNumber),
  min_climb_m: Type.Optional(WholeNumber),
  max_climb_m: Type.Optional(WholeNumber),
  /** By the course constant: under 12, under 25, and more. */
  level: Type.Optional(CourseLevel),
  /** `1`: the main line ends where it began; `0`: it does not. */
  loop: Type.Optional(Type.Union([Type.Literal('1'), Type.Literal('0')])),
  profile: Type.Optional(TravelProfile),
  /**
   * `none`: at least nine tenths of the main line follow known ways, and none of these has stairs or stiles, or is graded
   * harder than hiking.
   */
  stairs: Type.Optional(Type.Literal('none')),
  /** By the tags of authors, in Japanese or English. */
  season: Type.Optional(Type.Enum([...SEASONS])),
  photos: Type.Optional(Type.Literal('1')),
  /** Written in it, be it as a translation. */
  lang: Type.Optional(Locale),
  /** Id of a public article; what passes close to its lines is found, the article itself left out. */
  near: Type.Optional(IdParam),
}

/** An article in a list beside a map. */
export const MapRouteCard = Type.Object({
  ...RouteCard.properties,
  /** The position of its marker. */
  lat: Type.Number(),
  lng: Type.Number(),
})
export type MapRouteCard = Static<typeof MapRouteCard>

export const MapMark = Type.Object({ id: Type.Integer(), lat: Type.Number(), lng: Type.Number() })
export type MapMark = Static<typeof MapMark>

/** A page of the map's results, with the markers of all pages. */
export const MapRouteList = Type.Object({
  ...paged(MapRouteCard).properties,
  is_capped: Type.Boolean(),
  marks: Type.Array(MapMark),
})
export type MapRouteList = Static<typeof MapRouteList>

const SuggestedTag = Type.Object({
  ...Tag.properties,
  /** Public articles that carry it, `COUNTED_TAG_USES` at most. */
  uses: Type.Integer(),
})

export const Suggestions = Type.Object({
  routes: Type.Array(
    Type.Object({
      id: Type.Integer(),
      language: Locale,
      title: Type.String(),
      /** In the second language; null without one. */
      translation: nullable(Type.Object({ title: Type.String() })),
      place_ja: nullable(Type.String()),
      place_en: nullable(Type.String()),
    }),
  ),
  places: Type.Array(Place),
  users: Type.Array(PublicUser),
  tags: Type.Array(SuggestedTag),
})
export type Suggestions = Static<typeof Suggestions>

export const searchEndpoints = {
  searchMap: endpoint({
    method: 'GET',
    path: '/v1/search/map',
    summary: 'Public articles as a map shows them, with the marks of all that were found',
    access: 'anyone',
    query: Type.Object({ page: Type.Optional(PageQuery), ...routeFilters }, { additionalProperties: false }),
    response: { status: 200, body: MapRouteList },
    errors: ['article.not_found'],
  }),
  readMapRoute: endpoint({
    method: 'GET',
    path: '/v1/search/map/routes/:id',
    summary: 'One public article as a map shows it',
    access: 'anyone',
    params: IdParams,
    response: { status: 200, body: MapRouteCard },
    errors: ['article.not_found'],
  }),
  suggest: endpoint({
    method: 'GET',
    path: '/v1/suggestions',
    summary: 'Articles, places, people and tags that a few letters may mean, some of each',
    access: 'anyone',
    query: Type.Object({ q: SearchText, hl: Type.Optional(Locale) }, { additionalProperties: false }),
    response: { status: 200, body: Suggestions },
    errors: [],
  }),
}
