/** Whoever has such a name seems to speak for the product: alone, among other words, or with a number. */
const STAFF = [
  'abuse',
  'admin',
  'admins',
  'administrator',
  'administrators',
  'helpdesk',
  'hostmaster',
  'mishiori',
  'mod',
  'moderation',
  'moderator',
  'moderators',
  'mods',
  'noreply',
  'official',
  'operator',
  'owner',
  'postmaster',
  'root',
  'security',
  'staff',
  'support',
  'sysadmin',
  'sysop',
  'system',
  'team',
  'webmaster',
] as const

/** Names of these are refused wherever they are a word, as in `tabi_admin`. Others are ordinary words too: `dream_team`. */
const STRICT = [
  'admin',
  'admins',
  'administrator',
  'administrators',
  'mishiori',
  'moderator',
  'moderators',
  'official',
  'staff',
  'sysadmin',
  'webmaster',
] as const

/** First parts of addresses, and words that stand for nobody or everybody. */
const TAKEN_BY_PAGES = [
  'about',
  'account',
  'accounts',
  'anonymous',
  'articles',
  'assets',
  'blogs',
  'channel',
  'communitypolicy',
  'contact',
  'deleted',
  'embed',
  'emailverify',
  'everybody',
  'everyone',
  'files',
  'forgetpass',
  'guest',
  'health',
  'history',
  'icons',
  'login',
  'logout',
  'nobody',
  'notfound',
  'oembed',
  'offline',
  'outbox',
  'previews',
  'privacy',
  'resetpass',
  'robots',
  'routes',
  'search',
  'settings',
  'signin',
  'signup',
  'sitemap',
  'sitemaps',
  'terms',
  'tiles',
  'timeline',
  'timelineimport',
  'tutorial',
  'undefined',
  'unknown',
  'unsubscribe',
  'users',
  'withdrawn',
  'withdrawnuser',
] as const

/** Signs that are read as another one in some typeface. */
const LOOK_ALIKES: readonly (readonly [RegExp, string])[] = [
  [/0/g, 'o'],
  [/[1l]/g, 'i'],
  [/3/g, 'e'],
  [/4/g, 'a'],
  [/5/g, 's'],
  [/7/g, 't'],
  [/8/g, 'b'],
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]

const folded = (text: string) =>
  LOOK_ALIKES.reduce((read, [sign, letter]) => read.replace(sign, letter), text.toLowerCase())
const foldedSet = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(folded))

const STAFF_WORDS = foldedSet(STAFF)
const STRICT_WORDS = foldedSet(STRICT)
const PAGE_WORDS = foldedSet(TAKEN_BY_PAGES)
const PRODUCT = folded('mishiori')
/** Longer words first: `admins` is no `admin` and an s. */
const ONLY_STAFF_WORDS = new RegExp(`^(?:${[...STAFF_WORDS].sort((a, b) => b.length - a.length).join('|')})+$`)

/** Whether a user name is one that nobody may take: of the product's staff, looking like those, or of its pages. */
export function isReservedUserName(name: string): boolean {
  const words = name.split(/[._]+/).filter((word) => word !== '')
  // Both with numbers as they were meant, and with those that were only added.
  const readings = [words, words.map((word) => word.replace(/^\d+|\d+$/g, '')).filter((word) => word !== '')]
  return readings.some((reading) => isReserved(reading.map(folded)))
}

function isReserved(words: readonly string[]): boolean {
  const whole = words.join('')
  if (PAGE_WORDS.has(whole) || whole.includes(PRODUCT)) return true
  return ONLY_STAFF_WORDS.test(whole) || words.some((word) => STRICT_WORDS.has(word))
}
