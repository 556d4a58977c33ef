import {
  type LayerId,
  layerId,
  type MapDocument,
  type MapObjectId,
  mapObjectId,
  type Position,
} from '@mishiori/map-document'
import fc from 'fast-check'
import type { MachineEvent } from '../core/events.ts'
import { type MachineSnapshot, selectDocument } from '../core/selectors.ts'
import { TOOL_NAMES } from '../core/tool-name.ts'
import { everyKind } from '../stories/story-document.ts'
import { aDocument, aLine, aRecording } from './fixtures.ts'
import { startEditor } from './start-editor.ts'

/**
 * A walk is a list of numbers; each picks the next event from those that are possible in the current state. So walks stay
 * valid when the machine changes, and fast-check can shrink them.
 */
export type Walk = readonly number[]

export const walks = fc.array(fc.nat(1_000_000), { minLength: 1, maxLength: 100 })
/** Few short walks get far. */
export const longWalks = fc.array(fc.nat(1_000_000), { minLength: 50, maxLength: 100, size: 'max' })
const CORNERS: readonly Position[] = [
  [137.8, 35.95],
  [137.83, 35.97],
  [137.86, 35.94],
  [179.99, 10],
  [-179.99, 10.01],
]

const startingDocuments: readonly MapDocument[] = [
  aDocument(),
  everyKind,
  aDocument([aLine(), aLine({ id: mapObjectId('line-2') })]),
  aDocument([aRecording(), aLine()]),
]

const INSPECTOR_MODES = ['view', 'naming', 'info', 'icon', 'color', 'deleting'] as const
const file = new File(['<gpx/>'], 'walk.gpx')

/** All events of a person, valid or not. */
function questions(snapshot: MachineSnapshot): readonly MachineEvent[] {
  const document = selectDocument(snapshot)
  const objects = document.layers.flatMap((layer) => layer.objects)
  const indexes = [-1, 0, 1, 2, 3, 99]
  return [
    ...TOOL_NAMES.map((tool): MachineEvent => ({ type: 'tool.choose', tool })),
    ...(['circle', 'rectangle', 'polygon'] as const).map((shape): MachineEvent => ({ type: 'shape.choose', shape })),
    ...CORNERS.map((position): MachineEvent => ({ type: 'map.click', position, diagonalMeters: 20_000 })),
    ...indexes.flatMap((index): MachineEvent[] => [
      { type: 'vertex.move', index, position: [137.84 + index / 1000, 35.96] },
      { type: 'shape.move', from: [137.82, 35.96], to: [137.83 + index / 1000, 35.97] },
      { type: 'vertex.insert', index, position: [137.85, 35.98 + index / 1000] },
      { type: 'vertex.remove', index },
      { type: 'vertex.focus', index },
      { type: 'line.split', index },
      { type: 'trim.set', end: 'start', index },
      { type: 'trim.set', end: 'end', index },
    ]),
    ...objects.flatMap(({ id }): MachineEvent[] => [
      { type: 'object.select', objectId: id },
      { type: 'line.edit', objectId: id },
      { type: 'navigation.edit', objectId: id },
      { type: 'line.continue', objectId: id, end: 'start' },
      { type: 'line.continue', objectId: id, end: 'end' },
      { type: 'line.simplify', objectId: id },
      { type: 'line.erase', objectId: id },
      { type: 'line.snap', objectId: id },
      { type: 'recording.trim', objectId: id },
      { type: 'document.edit', edit: { kind: 'recording.unlock', objectId: id } },
      { type: 'object.toggle', objectId: id },
      { type: 'document.edit', edit: { kind: 'line.reverse', objectId: id } },
      { type: 'document.edit', edit: { kind: 'line.close', objectId: id } },
      { type: 'document.edit', edit: { kind: 'line.join', objectId: id, otherId: mapObjectId('line-2') } },
      { type: 'shape.edit', objectId: id },
      { type: 'spot.move', objectId: id, position: [137.9, 36] },
      { type: 'document.edit', edit: { kind: 'object.remove', objectId: id } },
      {
        type: 'document.edit',
        edit: { kind: 'object.duplicate', objectId: id, newId: unusedId(objects), name: 'Copy' },
      },
      { type: 'document.edit', edit: { kind: 'line.setMain', objectId: id } },
      { type: 'document.edit', edit: { kind: 'object.update', objectId: id, change: { name: '' } } },
      { type: 'document.edit', edit: { kind: 'object.update', objectId: id, change: { name: 'Renamed' } } },
    ]),
    ...document.layers.flatMap(({ id }): MachineEvent[] => [
      { type: 'layer.select', layerId: id },
      { type: 'layer.toggle', layerId: id },
      { type: 'document.edit', edit: { kind: 'layer.remove', layerId: id } },
      { type: 'document.edit', edit: { kind: 'layer.move', layerId: id, toIndex: 0 } },
      { type: 'document.edit', edit: { kind: 'layer.rename', layerId: id, name: 'Renamed' } },
      { type: 'document.edit', edit: { kind: 'layer.rename', layerId: id, name: 'a'.repeat(256) } },
      ...severalEdits(
        objects.slice(-3).map((object) => object.id),
        id,
      ),
    ]),
    { type: 'document.edit', edit: { kind: 'layer.add', layerId: layerId(unusedId(document.layers)), name: 'New' } },
    { type: 'document.replace', document: startingDocuments[objects.length % startingDocuments.length] ?? document },
    { type: 'shape.hold' },
    { type: 'shape.resize', size: { kind: 'circle', radiusMeters: 5_000 } },
    { type: 'shape.resize', size: { kind: 'circle', radiusMeters: 3_000_000 } },
    { type: 'shape.resize', size: { kind: 'rectangle', widthMeters: 900, heightMeters: 400 } },
    { type: 'shape.resize', size: { kind: 'rectangle', widthMeters: 0, heightMeters: 400 } },
    ...INSPECTOR_MODES.map((mode): MachineEvent => ({ type: 'inspector.show', mode })),
    ...CORNERS.map(
      (position): MachineEvent => ({ type: 'place.choose', place: { id: 'osm:1', name: 'Inn', position } }),
    ),
    { type: 'place.keep', place: { id: 'osm:N1', name: 'Spring', position: CORNERS[0] ?? [137.8, 35.95] } },
    { type: 'file.open', file },
    { type: 'file.open', file, isDiscarding: true },
    { type: 'tool.choose', tool: 'line', isDiscarding: true },
    { type: 'inspector.cancel' },
    { type: 'travelMode.choose', travelMode: 'driving' },
    { type: 'profile.choose', profile: 'stepFree' },
    { type: 'routeOptions.set', routeOptions: { hills: 'avoid' } },
    { type: 'routeOptions.set', routeOptions: null },
    { type: 'loop.ask', size: { kilometers: 5 } },
    { type: 'reach.ask', size: { minutes: 30 } },
    { type: 'alternatives.ask' },
    { type: 'alternative.choose', index: 1 },
    { type: 'stop.reorder', from: 1, to: 0 },
    { type: 'stop.mark', index: 1 },
    { type: 'route.reverse' },
    { type: 'directions.retry' },
    { type: 'ring.close' },
    { type: 'tolerance.set', toleranceMeters: 500 },
    { type: 'eraser.resize', radiusMeters: 3000 },
    { type: 'clock.set', minutes: -540 },
    { type: 'photos.placeManually' },
    { type: 'object.deselect' },
    { type: 'history.undo' },
    { type: 'history.redo' },
    { type: 'edit.confirm' },
    { type: 'edit.cancel' },
  ]
}

function severalEdits(objectIds: readonly MapObjectId[], layer: LayerId): readonly MachineEvent[] {
  const [objectId] = objectIds
  return [
    { type: 'document.edit', edit: { kind: 'objects.recolor', objectIds, color: 'green' } },
    { type: 'document.edit', edit: { kind: 'objects.move', objectIds, layerId: layer } },
    { type: 'document.edit', edit: { kind: 'objects.remove', objectIds } },
    ...(objectId
      ? [{ type: 'document.edit', edit: { kind: 'object.move', objectId, layerId: layer, index: 0 } } as const]
      : []),
  ]
}

function unusedId(all: readonly { readonly id: string }[]): MapObjectId {
  let number = all.length
  while (all.some(({ id }) => id === `walk-${number}`)) number++
  return mapObjectId(`walk-${number}`)
}

/** Every type of event is as likely as any other, and one in three choices is among those that can be carried out. */
export function nextEvent(snapshot: MachineSnapshot, choice: number): MachineEvent {
  const all = questions(snapshot)
  const candidates = choice % 3 === 0 ? all.filter((event) => snapshot.can(event)) : all
  const types = [...new Set(candidates.map(({ type }) => type))]
  const type = pick(types, choice * 7919)
  return pick(
    candidates.filter((event) => event.type === type),
    choice * 104_729,
  )
}

/** Scattered by a prime, so that the choices in a walk are independent, whatever the number of candidates. */
function pick<Item>(items: readonly Item[], choice: number): Item {
  const item = items[Math.floor(((choice % 1_000_003) / 1_000_003) * items.length)]
  if (item === undefined) throw new Error('There is always something to ask.')
  return item
}

export const startingDocument = (steps: Walk) => startingDocuments[(steps[0] ?? 0) % startingDocuments.length]

/** Takes every step with an editor of its own. */
export function walk(steps: Walk, look: (editor: ReturnType<typeof startEditor>, event: MachineEvent) => void): void {
  const editor = startEditor(startingDocument(steps))
  for (const choice of steps) look(editor, nextEvent(editor.snapshot(), choice))
}
