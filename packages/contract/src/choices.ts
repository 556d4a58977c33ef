// Lists that pages offer. They stand apart from the schemas, which browsers do not get.

/** The guided tours of the product. */
export const TOUR_IDS = ['first_use', 'editor', 'search_map'] as const
export type TourId = (typeof TOUR_IDS)[number]

/** In the northern hemisphere, three months each from March on. */
export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const
export type Season = (typeof SEASONS)[number]

/** The tags by which authors assign a route to a season, whatever language it is written in. */
export const SEASON_TAGS = {
  spring: { ja: ['春', '桜', '新緑'], 'en-us': ['spring', 'cherry blossoms'] },
  summer: { ja: ['夏', '夏山', '海'], 'en-us': ['summer'] },
  autumn: { ja: ['秋', '紅葉'], 'en-us': ['autumn', 'fall'] },
  winter: { ja: ['冬', '雪'], 'en-us': ['winter', 'snow'] },
} as const satisfies Readonly<Record<Season, Readonly<Record<'ja' | 'en-us', readonly string[]>>>>

/** A tag's identity: those that differ only in case, width or spaces are one. Unlike a search, it keeps katakana and hiragana apart. */
export function tagKey(name: string): string {
  return name.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** What somebody on the way looks for. */
export const WAYSIDE_KINDS = [
  'water',
  'toilets',
  'shelter',
  'hut',
  'food',
  'shop',
  'station',
  'stop',
  'hospital',
  'aed',
] as const
export type WaysideKind = (typeof WAYSIDE_KINDS)[number]
/** What is under the feet, in as few kinds as a picture can tell apart. */
export const SURFACES = ['paved', 'stones', 'boards', 'gravel', 'ground'] as const

/** What a way is for; `other` is known to be one, and no more. */
export const WAY_KINDS = [
  'mainRoad',
  'street',
  'cycleway',
  'footway',
  'track',
  'path',
  'steps',
  'ferry',
  'other',
] as const

/** What stops wheels, so far as data has it. */
export const GROUND_OBSTACLES = ['steps', 'kerb', 'stile', 'kissingGate', 'turnstile', 'cycleBarrier'] as const

/** What is to be done at a turn of a way. */
export const TURN_KINDS = [
  'start',
  'straight',
  'slightRight',
  'right',
  'sharpRight',
  'uTurn',
  'sharpLeft',
  'left',
  'slightLeft',
  'roundabout',
  'ferry',
  'elevator',
  'stairs',
  'end',
] as const
export type TurnKind = (typeof TURN_KINDS)[number]

export const NOTIFICATION_TYPES = [
  'follow',
  'favorite',
  'comment',
  'reply',
  'mention',
  'clone',
  'proposal',
  'proposal_answer',
  'hazard',
  'walk',
  'journey',
  'moderation',
  'system',
] as const
export type NotificationType = (typeof NOTIFICATION_TYPES)[number]

/** What a list of notifications may be narrowed to. */
export const NOTIFICATION_CATEGORIES = {
  favorites: ['favorite'],
  comments: ['comment', 'reply', 'mention'],
  follows: ['follow', 'journey'],
  routes: ['clone', 'proposal', 'proposal_answer', 'hazard', 'walk'],
  operators: ['moderation', 'system'],
} as const satisfies Readonly<Record<string, readonly NotificationType[]>>
export type NotificationCategory = keyof typeof NOTIFICATION_CATEGORIES

/** Why something is reported, as the wire spells it. A dialog begins with the first. */
export const REPORT_REASONS = {
  route: ['spam', 'aggresive', 'privacy', 'hate', 'bag', 'other'],
  journey: ['spam', 'aggresive', 'privacy', 'hate', 'bag', 'other'],
  user: ['spam', 'aggresive', 'privacy', 'hate', 'other'],
  comment: ['spam', 'aggresive', 'privacy', 'hate', 'other'],
  walk: ['spam', 'aggresive', 'privacy', 'hate', 'other'],
} as const
export type ReportedKind = keyof typeof REPORT_REASONS
export type ReportReason = (typeof REPORT_REASONS)[ReportedKind][number]
