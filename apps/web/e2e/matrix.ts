import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import type { Locale } from '@repo/contract'

/** True: every journey in every cell. False: each where there is a risk. */
export const isFullMatrix = process.env.MISHIORI_E2E_MATRIX === 'full'

type Device = 'desktop' | 'phone'

/** One way to use the product. */
export interface Cell {
  readonly device: Device
  readonly language: Locale
  readonly theme: 'light' | 'dark'
}

/** All cells. Colours do not depend on the language: dark is tested once on each device. */
export const CELLS = {
  'desktop-ja': { device: 'desktop', language: 'ja', theme: 'light' },
  'desktop-en': { device: 'desktop', language: 'en-us', theme: 'light' },
  'phone-ja': { device: 'phone', language: 'ja', theme: 'light' },
  'phone-en': { device: 'phone', language: 'en-us', theme: 'light' },
  'desktop-dark': { device: 'desktop', language: 'en-us', theme: 'dark' },
  'phone-dark': { device: 'phone', language: 'ja', theme: 'dark' },
} as const satisfies Record<string, Cell>

export type CellName = keyof typeof CELLS

interface Journey {
  /** The cells where it always runs; {@link USUAL} by default. */
  readonly base?: CellName
  /** Further cells, each with what can go wrong only there. */
  readonly also?: Partial<Readonly<Record<CellName, string>>>
  /** For one device only: others have nothing to test, or another journey tests it. */
  readonly only?: Device
}

const USUAL: CellName = 'desktop-ja'

/**
 * Every spec of the folders beside this file, by its name. A journey runs once; a further cell needs a reason: texts that
 * wrap or are ambiguous, an input method, touch, the edges of a screen, colours. Tests tagged `@once` have no such risk
 * and run in the base cell only. The full matrix runs every journey in every cell, except tests tagged `@desktop`: those
 * use a keyboard or something that phones place elsewhere.
 */
const JOURNEYS: Readonly<Record<string, Journey>> = {
  // Checks every page in the size of a phone and of a desk, and also whether the longest words fit.
  accessibility: { base: 'phone-en' },
  account: {},
  'after-log-in': {},
  'along-the-way': {},
  areas: {},
  booklet: {},
  'article-settings': {},
  basemaps: {},
  bilingual: {},
  'create-from-strava': {},
  'create-from-file': {},
  // At a desk, `keyboard` uses every tool and `main-job` draws with a mouse.
  drawing: { base: 'phone-en' },
  'bot-check': {},
  'early-click': {},
  'editor-address': {},
  'email-change': {},
  cloning: {},
  elevation: {},
  'english-prefix': {},
  'every-block': {},
  contact: {},
  comments: {},
  'stage-walks': { also: { 'phone-en': 'the form with its map on a narrow screen' } },
  walks: { also: { 'phone-en': 'the form on a narrow screen' } },
  years: { also: { 'phone-en': 'figures, tabs and sports in rows that are narrow, in the longer words' } },
  consent: {},
  embed: {},
  'endless-texts': { base: 'phone-en', only: 'phone' },
  'failing-pages': { only: 'desktop' },
  'first-visit': {},
  finding: { also: { 'phone-en': 'the search of the header opens over the page' } },
  'finding-from': {},
  // In the other cells, `accessibility` visits all pages.
  fitting: {
    base: 'phone-ja',
    also: { 'phone-en': 'the longest words on the narrowest screen' },
  },
  'first-paint': { also: { 'phone-en': 'photos and titles have other sizes before they are there' } },
  'hostile-text': {},
  guards: { only: 'desktop' },
  'few-clicks': { only: 'desktop' },
  focus: { only: 'desktop' },
  follows: {},
  'guest-mode': {},
  'health-values': {},
  keyboard: { only: 'desktop' },
  'leaving-while-drawing': {},
  'line-colors': { also: { 'phone-en': 'the longer words are chosen with a thumb, in a row that scrolls sideways' } },
  journeys: { also: { 'phone-en': 'a row has two lines there, and is moved by a finger' } },
  'journey-talk': { also: { 'phone-en': 'the same below the stages of a narrow page' } },
  'main-job': { also: { 'phone-en': 'all of it by touch, in the longer words' } },
  'map-object-sheet': { only: 'desktop' },
  moderation: {},
  // At a desk, `after-log-in` thanks an author; on phones the button stands in the bar at the foot.
  'nice-routes': { base: 'phone-en' },
  notifications: {},
  offline: {},
  'offline-journeys': {},
  'own-routes': {},
  passkeys: {},
  passwords: {},
  'pasted-pictures': {},
  'phone-on-its-side': { base: 'phone-en', only: 'phone' },
  'photos-with-places': {},
  'place-search': {},
  planning: {},
  'prepared-map': {},
  privacy: {},
  profile: {},
  providers: {},
  quotations: {},
  reading: { also: { 'phone-en': 'contents, profile and map stand elsewhere and are touched' } },
  recording: { base: 'phone-en', only: 'phone' },
  refusals: {},
  saving: {},
  'search-map': { also: { 'phone-en': 'what was found is in a sheet' } },
  'search-map-phone': { base: 'phone-ja', only: 'phone' },
  sessions: {},
  'shapes-in-files': {},
  shell: { also: { 'phone-en': 'a drawer takes the place of menus' } },
  'shared-tracks': {},
  'showing-and-hiding': {},
  'sign-up': { also: { 'phone-en': 'a code is typed into fields that jump, and the menu is another one' } },
  stock: {},
  'story-map': { also: { 'phone-en': 'the map stands over the text, and photos are swiped' } },
  'text-tools': {},
  timeline: {},
  trash: {
    also: { 'phone-ja': 'the ways out of the trash are below each route, and the notice is above the bar at the foot' },
  },
  visitor: { also: { 'phone-en': 'the menus of header and foot are others' } },
  'ways-of-going': { also: { 'phone-en': 'profiles and paths are in rows that scroll sideways' } },
  webview: { base: 'phone-en' },
  withdrawal: {},
  writing: {},
  'writing-by-drag': { only: 'desktop' },
  'writing-on-a-phone': { base: 'phone-en', only: 'phone' },
}

interface Part {
  /** Globs of its specs. */
  readonly testMatch: string[]
  /** Excluded tests: on phones those tagged `@desktop`, and those tagged `@once` of journeys whose base is another cell. */
  readonly grepInvert: RegExp
}

/** The specs and tests of a cell, by risk or in full. */
export function partOf(name: CellName, isFull: boolean): Part {
  const journeys = Object.entries(JOURNEYS).filter(([, { base = USUAL, also = {}, only }]) =>
    isFull ? (only ?? CELLS[name].device) === CELLS[name].device : base === name || also[name] !== undefined,
  )
  const visiting = isFull ? [] : journeys.filter(([, { base = USUAL }]) => base !== name)
  const namesOf = (some: typeof journeys) => some.map(([journey]) => journey)
  return {
    testMatch: namesOf(journeys).map((journey) => `**/${journey}.spec.ts`),
    // It is matched with a title that begins with the cell and the file and ends with the tags.
    grepInvert: new RegExp(
      [...namesOf(visiting).map((journey) => `/${journey}\\.spec\\.ts .*@once`), `^phone.*@desktop`].join('|'),
    ),
  }
}

/** @throws when a spec has no row, so that it would never run, or a row no spec. */
export function checkJourneys(folder: string): void {
  const specs = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => basename(file))
  const listed = Object.keys(JOURNEYS).map((journey) => `${journey}.spec.ts`)
  const unlisted = specs.filter((spec) => !listed.includes(spec))
  const missing = listed.filter((spec) => !specs.includes(spec))
  if (unlisted.length > 0) throw new Error(`e2e/matrix.ts has no row for ${unlisted.join(', ')}`)
  if (missing.length > 0) throw new Error(`e2e/matrix.ts names ${missing.join(', ')}, which are not there`)
}
