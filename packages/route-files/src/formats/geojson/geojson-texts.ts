import type { NoteCounter } from '../notes.ts'
import { readDescription, readName } from '../read-text.ts'
import { isSensorProperty } from './coordinate-properties.ts'
import { firstText, isRecord, type Properties } from './geojson-looks.ts'

const NAMES = ['name', 'title', 'Name', 'NAME', 'Title']
const DESCRIPTIONS = ['description', 'desc', 'Description']
const COMMENTS = ['cmt', 'comment']
const ADDRESSES = ['url', 'link', 'href', 'website']

/** Properties that become something on the map, or say how simplestyle draws it. */
const READ = new Set([
  ...NAMES,
  ...DESCRIPTIONS,
  ...COMMENTS,
  ...[
    'layer',
    'time',
    'times',
    'coordTimes',
    'coordinateProperties',
    'color',
    'stroke',
    'stroke-width',
    'stroke-opacity',
  ],
  ...['fill', 'fill-opacity', 'marker-color', 'marker-symbol', 'marker-size', 'sym', 'osmand_icon', 'icon'],
])

/** Also in Japanese, and as a place that was saved in Google Maps has it. */
const ADDRESS = /^(?:address|addr(?::\w+)?|street|住所|所在地)$/i

/** Whether properties say where something is by its postal address. */
export function hasAddress(properties: Properties): boolean {
  const { location } = properties
  return (
    Object.keys(properties).some((key) => ADDRESS.test(key) && firstText(properties, [key]) !== '') ||
    (isRecord(location) && hasAddress({ address: location.address }))
  )
}

/** Name and description of a feature, with comments and addresses behind it. What else it has is counted. */
export function textsOf(properties: Properties, notes: NoteCounter, isOwn: boolean) {
  const name = readName(firstText(properties, NAMES), { isOwn })
  const description = readDescription(firstText(properties, DESCRIPTIONS), notes, { isOwn })
  if (isOwn) return { name, description }
  const comment = readDescription(firstText(properties, COMMENTS), notes)
  const addresses = ADDRESSES.filter((key) => /^https?:/i.test(firstText(properties, [key])))
  const isLeftOut = ([key, value]: [string, unknown]) =>
    isSaid(value) && !READ.has(key) && !addresses.includes(key) && !isSensorProperty(key, value)
  notes.add('data.left_out', Object.entries(properties).filter(isLeftOut).length)
  const parts = [
    description,
    comment === description ? '' : comment,
    ...addresses.map((key) => firstText(properties, [key])),
  ]
  return { name, description: parts.filter((part) => part !== '').join('\n') }
}

const isSaid = (value: unknown) => value !== null && value !== undefined && value !== ''
