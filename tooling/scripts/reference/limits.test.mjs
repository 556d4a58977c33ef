import { expect, it } from 'vitest'
import { ARTICLE_LIMITS } from '../../../packages/article-blocks/src/model/article-document.ts'
import { BUNDLE_LIMITS } from '../../../packages/article-bundle/src/limits.ts'
import { PRODUCT_LIMITS } from '../../../packages/contract/src/limits.ts'
import { MAP_LIMITS } from '../../../packages/map-document/src/limits.ts'
import { FILE_LIMITS } from '../../../packages/route-files/src/limits.ts'
import { TIMELINE_LIMITS } from '../../../packages/timeline/src/limits.ts'
import { DEVICE_LIMITS } from '../../../packages/web-kit/src/device-limits.ts'
import { codesOf, constantIn, readSource, tableRows } from './tables.mjs'

const OBJECTS = {
  ARTICLE_LIMITS,
  BUNDLE_LIMITS,
  FILE_LIMITS,
  MAP_LIMITS,
  DEVICE_LIMITS,
  PRODUCT_LIMITS,
  TIMELINE_LIMITS,
}
const page = readSource('docs/limits.md')
const rows = tableRows(page, 'what')
const files = tableRows(page, 'object')

const isRange = (value) => ['min', 'max', 'below'].some((bound) => typeof value?.[bound] === 'number')
const number = (value) => value.toLocaleString('en-US', { maximumFractionDigits: 6 }).replace('-', '−')

/** The notation of the page. */
function written(value) {
  if (typeof value === 'number') return number(value)
  if (!isRange(value)) return String(value)
  const { min, max, below } = value
  if (below !== undefined) return `${number(min)} to below ${number(below)}`
  return min === undefined ? number(max) : `${number(min)}–${number(max)}`
}

/** The names of all limits of an object: `comment.length` is one, with both its bounds, unless both are limits of their own. */
const namesOf = (value, path) =>
  typeof value === 'number' || isRange(value)
    ? [
        path,
        ...Object.keys(value).flatMap((key) => (isSeveral(value) ? namesOf(value[key], `${path}.${key}`) : [])),
      ].slice(isSeveral(value) ? 1 : 0)
    : Object.entries(value).flatMap(([key, part]) => namesOf(part, `${path}.${key}`))
/** `{ max: 10, nameLength: … }` bounds more than one thing. */
const isSeveral = (value) => isRange(value) && Object.keys(value).some((key) => !['min', 'max', 'below'].includes(key))

function valueAt(where) {
  const [first, second] = codesOf(where)
  if (second !== undefined) return constantIn(first, second)
  return first.split('.').reduce((part, key) => part?.[key], OBJECTS)
}

it.each(rows.map(([what, value, where]) => [where, what, value]))('%s, %s, is %s', (where, _, value) => {
  expect(written(valueAt(where))).toBe(value)
})

it('has every limit of every package', () => {
  const documented = new Set(rows.flatMap(([, , where]) => codesOf(where)))
  const limits = Object.entries(OBJECTS).flatMap(([name, object]) => namesOf(object, name))
  expect(limits.length).toBeGreaterThan(100)
  expect(limits.filter((name) => !documented.has(name))).toEqual([])
})

it('names the file of each object', () => {
  expect(files.map(([object]) => codesOf(object)[0]).toSorted()).toEqual(Object.keys(OBJECTS).toSorted())
  for (const [object, file] of files)
    expect(readSource(codesOf(file)[0])).toContain(`export const ${codesOf(object)[0]} = `)
})

it('has the same value where a number is needed twice', () => {
  const { timeline } = PRODUCT_LIMITS
  expect([MAP_LIMITS.layers, MAP_LIMITS.waypoints, FILE_LIMITS.points, FILE_LIMITS.archivePictureBytes]).toEqual([
    PRODUCT_LIMITS.layers,
    PRODUCT_LIMITS.waypoints,
    MAP_LIMITS.linePoints.max,
    PRODUCT_LIMITS.imageBytes,
  ])
  expect(TIMELINE_LIMITS).toEqual({
    daySegments: timeline.segmentsPerDay,
    dayPoints: timeline.pointsPerDay,
    placeNameLength: timeline.placeNameLength,
  })
})

/** The specified limits: the test of each at the limit and one beyond, and a part of that test. */
const TESTED = [
  [
    'MAP_LIMITS.layers',
    'packages/map-document/src/operations/operations.test.ts',
    'takes ten layers and refuses the eleventh',
  ],
  ['MAP_LIMITS.objectsPerLayer', 'packages/map-document/src/operations/operations.test.ts', 'refuses the 101st'],
  ['MAP_LIMITS.waypoints', 'packages/map-editor/src/tools/navigation/navigation.test.ts', 'MAP_LIMITS.waypoints + 1'],
  [
    'PRODUCT_LIMITS.waypoints',
    'apps/api/src/modules/directions/directions.http.test.ts',
    'lets 25 waypoints pass and refuses 26',
  ],
  [
    'PRODUCT_LIMITS.directionKilometers',
    'apps/api/src/modules/directions/direction.policy.test.ts',
    'may not be a metre longer',
  ],
  [
    'MAP_LIMITS.linePoints',
    'packages/map-document/src/operations/operations.test.ts',
    'refuses what would be no line, no polygon',
  ],
  ['MAP_LIMITS.linePoints', 'packages/map-editor/src/shell/stories/limits.stories.tsx', 'ALineHoldsHalfAMillionPoints'],
  [
    'MAP_LIMITS.polygonPoints',
    'packages/map-editor/src/shell/stories/limits.stories.tsx',
    'TheTenThousandthCornerIsTheLast',
  ],
  [
    'MAP_LIMITS.radiusMeters',
    'packages/map-document/src/operations/operations.test.ts',
    "[2_000_000, 'radius.out_of_range']",
  ],
  [
    'MAP_LIMITS.newShapeOfDiagonal',
    'packages/map-editor/src/tools/shape/shapes.test.ts',
    'a tenth of the visible diagonal',
  ],
  [
    'MAP_LIMITS.nameLength',
    'packages/map-editor/src/ui/info-window/info-window.test.tsx',
    'MAP_LIMITS.nameLength.max + 1',
  ],
  [
    'MAP_LIMITS.descriptionLength',
    'packages/map-editor/src/ui/info-window/info-window.test.tsx',
    'MAP_LIMITS.descriptionLength.max + 1',
  ],
  ['MAP_LIMITS.spotImages', 'packages/map-document/src/operations/operations.test.ts', 'cuts images beyond the fifth'],
  ['PRODUCT_LIMITS.tags', 'apps/api/src/modules/route-articles/limits.http.test.ts', 'PRODUCT_LIMITS.tags'],
  [
    'PRODUCT_LIMITS.titleLength',
    'apps/api/src/modules/route-articles/limits.http.test.ts',
    'PRODUCT_LIMITS.titleLength.max',
  ],
  [
    'PRODUCT_LIMITS.summaryLength',
    'apps/api/src/modules/route-articles/limits.http.test.ts',
    'PRODUCT_LIMITS.summaryLength.max',
  ],
  [
    'PRODUCT_LIMITS.trashDays',
    'apps/api/src/modules/route-articles/trash/trash.http.test.ts',
    'PRODUCT_LIMITS.trashDays',
  ],
  [
    'PRODUCT_LIMITS.unlistedArticles',
    'apps/api/src/modules/route-articles/saving.http.test.ts',
    'PRODUCT_LIMITS.unlistedArticles',
  ],
  [
    'ARTICLE_LIMITS.galleryImages',
    'packages/article-blocks/src/article-images.test.tsx',
    'ARTICLE_LIMITS.galleryImages + 1',
  ],
  [
    'PRODUCT_LIMITS.stockCategories',
    'apps/api/src/modules/stock-lists/stock-categories.http.test.ts',
    'PRODUCT_LIMITS.stockCategories',
  ],
  ['PRODUCT_LIMITS.imageBytes', 'apps/api/src/modules/files/files.http.test.ts', 'PRODUCT_LIMITS.imageBytes + 1'],
  ['PRODUCT_LIMITS.imageWidthPx', 'apps/api/src/modules/files/files.http.test.ts', 'shrinks it to 1000 pixels'],
  [
    'PRODUCT_LIMITS.imagesAtOnce',
    'packages/features/importing/src/files/photos/photo-state.test.ts',
    'imagesAtOnce + 1',
  ],
  [
    'PRODUCT_LIMITS.routeFilesAtOnce',
    'packages/features/importing/src/files/import-articles.test.ts',
    'PRODUCT_LIMITS.routeFilesAtOnce + 1',
  ],
  [
    'PRODUCT_LIMITS.importedItems',
    'packages/features/importing/src/files/import-articles.test.ts',
    'PRODUCT_LIMITS.importedItems',
  ],
  ['PRODUCT_LIMITS.emailCode', 'apps/api/src/modules/accounts/email-verification.http.test.ts', 'emailCode'],
  [
    'PRODUCT_LIMITS.passwordReset',
    'apps/api/src/modules/accounts/passwords/password-resets.http.test.ts',
    '61 seconds',
  ],
  ['PRODUCT_LIMITS.userName', 'apps/api/src/modules/accounts/sign-up.http.test.ts', 'with a name of 101 characters'],
  [
    'PRODUCT_LIMITS.reportLength',
    'apps/api/src/modules/reports/reports.http.test.ts',
    'PRODUCT_LIMITS.reportLength.max',
  ],
]
it.each(TESTED)('%s is tested in %s: %s', (name, file, part) => {
  const known = rows.some(([, , where]) => codesOf(where).some((code) => code === name || code.startsWith(`${name}.`)))
  expect([known, readSource(file).includes(part)]).toEqual([true, true])
})
