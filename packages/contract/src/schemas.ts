import { type Static, Type } from 'typebox'
import { ARTICLE_STATUS_MARK, type ArticleStatus as StatusName } from './article-status.ts'
import { PRODUCT_LIMITS, USER_NAME_PATTERN } from './limits.ts'
import { nullable } from './nullable.ts'
import { ArticleJson, MapJson, PersonLine, PersonText } from './texts/person-text.ts'
import { CourseTime, TravelProfile } from './travel.ts'

/** Ids travel as decimal strings in addresses and as numbers in JSON. */
export const IdParam = Type.String({ pattern: '^[1-9][0-9]{0,14}$' })
export const IdParams = Type.Object({ id: IdParam }, { additionalProperties: false })
/** Of a body. */
export const BodyId = Type.Integer({ minimum: 1, maximum: 999_999_999_999_999 })
/** The number of a save. The database's numbers end at 2,147,483,647. */
export const VersionParam = Type.String({ pattern: '^[1-9][0-9]{0,8}$' })
export const VersionNumber = Type.Integer({ minimum: 1, maximum: 2_147_483_647 })
export const PageQuery = Type.String({ pattern: '^[1-9][0-9]{0,5}$' })

/** The secret in the address of a link-shared article. */
export const ShareToken = Type.String({ pattern: '^[A-Za-z0-9_-]{22,64}$' })

export const Locale = Type.Union([Type.Literal('ja'), Type.Literal('en-us')])
export type Locale = Static<typeof Locale>

/** What lengths are written in: kilometres and metres, or miles and feet. */
export const LengthUnits = Type.Union([Type.Literal('metric'), Type.Literal('imperial')])
export type LengthUnits = Static<typeof LengthUnits>

export const Email = Type.String({ format: 'email', maxLength: PRODUCT_LIMITS.emailLength.max })
export const Password = Type.String({ minLength: PRODUCT_LIMITS.password.min, maxLength: PRODUCT_LIMITS.password.max })
/** A password entered at log-in: the rules for new ones may have changed since. */
export const EnteredPassword = Type.String({ minLength: 1, maxLength: PRODUCT_LIMITS.password.max })
export const UserName = Type.String({ pattern: USER_NAME_PATTERN })
/** The name that is shown; empty for the user name. */
export const Nickname = PersonLine({ maxLength: PRODUCT_LIMITS.nicknameLength.max })

/** ISO 8601 with offset, as `2026-11-21T09:00:00.000Z`. */
export const Timestamp = Type.String({ format: 'date-time' })

/** When each guided tour was done first, by its id; those that were not are absent. UTC. */
export const TutorialRecord = Type.Record(Type.String(), Timestamp)
export type TutorialRecord = Static<typeof TutorialRecord>

/** IANA, as the browser names it. One that is not known is as good as none. */
export const TimeZoneName = Type.String({ minLength: 1, maxLength: 64 })

/** The logged-in user as they see themselves. */
export const SelfUser = Type.Object({
  id: Type.Integer(),
  email: Type.String(),
  email_verified_at: nullable(Timestamp),
  name: Type.String(),
  nickname: Type.String(),
  locale: Locale,
  /** What they read lengths in. */
  units: LengthUnits,
  /** The same as `locale`. */
  language: Locale,
  /** IANA. All times and deadlines that they read are of this zone. */
  time_zone: Type.String(),
  avatar: nullable(Type.String()),
  place: Type.String(),
  profile: Type.String(),
  site: Type.String(),
  /** Names of accounts; their addresses are `socialAddress`. */
  twitter: Type.String(),
  instagram: Type.String(),
  facebook: Type.String(),
  notify_count: Type.Integer(),
  tutorial: TutorialRecord,
  /** False for accounts that log in by provider or passkey only. */
  has_password: Type.Boolean(),
  is_moderator: Type.Boolean(),
  /** While a moderator keeps them from writing what others see. */
  suspension: nullable(Type.Object({ until: Timestamp, reason: Type.String() })),
})
export type SelfUser = Static<typeof SelfUser>

/** A user as others see them. */
export const PublicUser = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  nickname: Type.String(),
  avatar: nullable(Type.String()),
})
export type PublicUser = Static<typeof PublicUser>

export const PrivateMode = nullable(Type.Union([Type.Literal('url'), Type.Literal('private')]))
export type PrivateMode = Static<typeof PrivateMode>

export const TagName = PersonLine({
  minLength: PRODUCT_LIMITS.tagLength.min,
  maxLength: PRODUCT_LIMITS.tagLength.max,
})
export const Tag = Type.Object({ name: TagName }, { additionalProperties: false })

/** The text of a search. */
export const SearchText = Type.String({
  minLength: PRODUCT_LIMITS.searchLength.min,
  maxLength: PRODUCT_LIMITS.searchLength.max,
})

/** A title as it is written; not every state needs one. */
export const TitleInput = PersonLine({ maxLength: PRODUCT_LIMITS.titleLength.max })
export const SummaryInput = PersonText({ maxLength: PRODUCT_LIMITS.summaryLength.max })

/**
 * Title and summary in an article's second language, the one of the two that it is not written in. An empty one falls
 * back to the main one, each by itself.
 */
export const ArticleTranslationInput = Type.Object(
  { title: TitleInput, summary: SummaryInput, context: ArticleJson() },
  { additionalProperties: false },
)
export type ArticleTranslationInput = Static<typeof ArticleTranslationInput>

/** What an author writes of an article. `layer` is the wire form of map-document, `context` of article-blocks; both are parsed by those. */
export const RouteArticleInput = Type.Object(
  {
    title: TitleInput,
    summary: SummaryInput,
    /** What it is written in. Absent: as it was or, of a new article, detected from its text. */
    language: Type.Optional(Locale),
    /** Absent: as it was, as are translations on the map; null: none. */
    translation: Type.Optional(nullable(ArticleTranslationInput)),
    layer: Type.Array(MapJson(), { maxItems: PRODUCT_LIMITS.layers }),
    context: ArticleJson(),
    tag: Type.Array(Tag, { maxItems: PRODUCT_LIMITS.tags }),
    is_draft: Type.Boolean(),
    private_mode: PrivateMode,
    thumbnail_path: nullable(Type.String({ maxLength: 255 })),
  },
  { additionalProperties: false },
)
export type RouteArticleInput = Static<typeof RouteArticleInput>

export type ArticleStatus = StatusName
/** `CREATING` is an article before its first save. `URL` is shared by link or private: `private_mode` tells. */
export const ArticleStatus = Type.Unsafe<StatusName>({
  type: 'string',
  enum: ['CREATING', 'URL', 'DRAFT', 'PUBLIC', 'PHOBIDDEN'],
  [ARTICLE_STATUS_MARK]: true,
})
/** In either spelling. */
export const ArticleStatusFilter = Type.Unsafe<ArticleStatus | 'URL' | 'DRAFT' | 'PUBLIC' | 'PHOBIDDEN'>({
  type: 'string',
  enum: ['URL', 'DRAFT', 'PUBLIC', 'PHOBIDDEN', 'draft', 'private', 'linkShared', 'public', 'forbidden'],
})

/** Whose data an article was made of that may not be shown to others without more ado; null for all else. */
const ArticleSource = nullable(Type.Literal('strava'))

/** What an exported article says of its source, signed by the instance that exported it. */
export const ArticleOriginStatement = Type.Object(
  {
    /** The origin of that instance's address; '' in files that say nothing of it. */
    issuer: Type.String({ maxLength: 255 }),
    source: ArticleSource,
    signature: Type.String({ maxLength: 64 }),
  },
  { additionalProperties: false },
)
export type ArticleOriginStatement = Static<typeof ArticleOriginStatement>

/** A new article. `origin` comes from the file that it is imported from. */
export const NewRouteArticleInput = Type.Object(
  { ...RouteArticleInput.properties, origin: Type.Optional(ArticleOriginStatement) },
  { additionalProperties: false },
)
export type NewRouteArticleInput = Static<typeof NewRouteArticleInput>

const translation = { title: Type.String(), summary: Type.String() }

const summaryFields = {
  id: Type.Integer(),
  /** What `title`, `summary` and the text are written in. */
  language: Locale,
  title: Type.String(),
  summary: Type.String(),
  /** In the second language; null without one. */
  translation: nullable(Type.Object(translation)),
  /** Kilometres of the main line, two decimals; null without one. */
  distance_km: nullable(Type.Number()),
  /** Metres that the main line climbs; null where its elevation is unknown. */
  climb_m: nullable(Type.Number()),
  /** Of the main line; null where no model can tell, as for what is driven, and where its climbs are unknown. */
  course_time: nullable(CourseTime),
  /** The main line ends where it began, as a loop or there and back; null without one. */
  is_loop: nullable(Type.Boolean()),
  /** What somebody is on the main line as; null where it does not say. */
  profile: nullable(TravelProfile),
  /** The main line with few points, as an encoded polyline; null without one. */
  outline: nullable(Type.String()),
  place_ja: nullable(Type.String()),
  place_en: nullable(Type.String()),
  /** Address of the author's picture; null when there is none and `preview_path` is used instead. */
  thumbnail_path: nullable(Type.String()),
  /** Address of the picture drawn from the map, for light pages; changes when the map does. `previewAddress` gives its other looks. */
  preview_path: Type.String(),
  min_lat: nullable(Type.Number()),
  max_lat: nullable(Type.Number()),
  min_lng: nullable(Type.Number()),
  max_lng: nullable(Type.Number()),
  favorite_count: Type.Integer(),
  copy_count: Type.Integer(),
  comment_count: Type.Integer(),
  tag: Type.Array(Tag),
  user: PublicUser,
  created_at: Timestamp,
  /** Of the first publication; of the first save for articles that were never public. */
  published_at: Timestamp,
  updated_at: Timestamp,
}

/** Whether the viewer keeps an article: one entry when they do, none otherwise. */
export const StockState = Type.Object({
  stock: Type.Array(Type.Object({ stockcategory_id: nullable(Type.Integer()) })),
  onStocked: Type.Boolean(),
})
export type StockState = Static<typeof StockState>

/** An article in a list. */
export const RouteCard = Type.Object({ ...summaryFields, ...StockState.properties })
export type RouteCard = Static<typeof RouteCard>

/** An article in its author's own list. */
export const OwnRouteCard = Type.Object({
  ...summaryFields,
  status: ArticleStatus,
  private_mode: PrivateMode,
  version: Type.Integer(),
  source: ArticleSource,
})
export type OwnRouteCard = Static<typeof OwnRouteCard>

/** Where a clone comes from. */
const CloneCredit = Type.Object({
  /** The original; null when it is not public any more. */
  id: nullable(Type.Integer()),
  /** '' of one that was never public. */
  title: Type.String(),
  /** Its author; null when they have left. */
  user: nullable(PublicUser),
})

export const HazardAnswer = Type.Union([Type.Literal('present'), Type.Literal('gone')])
export type HazardAnswer = Static<typeof HazardAnswer>

/** What is known of a hazard on a map. */
export const HazardState = Type.Object({
  /** The `tmpId` of its spot. */
  object_id: Type.String(),
  /** The day on which its author saw it; null where they did not say. */
  seen_on: nullable(Type.String()),
  /** The last day of a sighting, in UTC; if never given, the day of the publication. */
  last_seen_on: Type.String(),
  /** Nobody has seen it for `hazard.freshDays`. */
  is_stale: Type.Boolean(),
  /** The number of readers who confirm the author's last sighting. */
  present_count: Type.Integer(),
  gone_count: Type.Integer(),
  /** What the viewer says. */
  answer: nullable(HazardAnswer),
})
export type HazardState = Static<typeof HazardState>

export const RouteArticle = Type.Object({
  ...summaryFields,
  ...StockState.properties,
  layer: Type.Array(Type.Unknown()),
  context: Type.Unknown(),
  /** The body as sanitised HTML, rendered by the server. */
  body_html: Type.String(),
  translation: nullable(Type.Object({ ...translation, context: Type.Unknown(), body_html: Type.String() })),
  is_draft: Type.Boolean(),
  private_mode: PrivateMode,
  phobidden: Type.Boolean(),
  status: ArticleStatus,
  /** Raised by every save; `ETag: "<version>"` and `If-Match` carry it. */
  version: Type.Integer(),
  /** Whether others get the heart rates, powers and cadences in `layer`; its author always does. */
  shows_health: Type.Boolean(),
  /** Address with the sharing token; only the owner of a link-shared article gets it. */
  full_share_url: nullable(Type.String()),
  /** `interact`: send a Nice Route, comment, copy or propose an edit; false when the viewer or the author blocks the other. */
  viewer_can: Type.Object({ edit: Type.Boolean(), interact: Type.Boolean() }),
  source: ArticleSource,
  hazards: Type.Array(HazardState),
  /** Whether the viewer has sent a Nice Route for it. */
  is_favorite: Type.Boolean(),
  /** Null unless it is a clone. */
  cloned_from: nullable(CloneCredit),
  /** Whose proposals were taken, the first one first. */
  contributors: Type.Array(PublicUser),
})
export type RouteArticle = Static<typeof RouteArticle>

export const paged = <S extends Parameters<typeof Type.Array>[0]>(item: S) =>
  Type.Object({
    data: Type.Array(item),
    total: Type.Integer(),
    per_page: Type.Integer(),
    current_page: Type.Integer(),
  })
