import { type MapDocument, mainLineEnds, type Spot } from '@mishiori/map-document'
import { BASEMAP_COLORS } from '../theme.ts'
import { type Frame, type Point, project } from './frame.ts'
import type { LabelRoom } from './label-room.ts'
import { ASIDE } from './pins.ts'
import type { Label, LabelContext } from './place-label.ts'

/** A pin above its foot, in CSS pixels. */
const PIN = { halfWidth: 12, height: 43, head: 30 } as const
const SIZE = 14
/** Ems, beyond which a name is cut. */
const LONGEST = 12
/** Half of what a spot's pin has around the middle of its head. */
const GAP = 17

/** Takes the room of all pins. */
export function occupyPins(document: MapDocument, frame: Frame, room: LabelRoom): void {
  const { scale } = frame.size
  const pins = [
    ...spotsOf(document).map(({ position }) => project(frame, position)),
    ...mainLineEnds(document).map(({ position, isOccupied, towards }) => {
      const { x, y } = project(frame, position)
      return { x: isOccupied ? x + ASIDE[towards] * scale : x, y }
    }),
  ]
  for (const { x, y } of pins) {
    const [half, height] = [PIN.halfWidth * scale, PIN.height * scale]
    room.occupy({ left: x - half, top: y - height, right: x + half, bottom: y })
  }
}

/** The names of the spots, beside the heads of their pins, in their order. */
export function spotLabels(document: MapDocument, frame: Frame, context: LabelContext): readonly Label[] {
  const { letters, theme, enlarged } = context
  const { scale } = frame.size
  const { label, halo } = BASEMAP_COLORS[theme]
  return spotsOf(document).flatMap(({ name, position }) => {
    const text = letters.set(name, LONGEST)
    if (!text) return []
    const foot = project(frame, position)
    const at: Point = { x: foot.x, y: foot.y - PIN.head * scale }
    const ink = { color: label, halo, haloWidth: 2 * enlarged * scale, isHeavy: true }
    const size = SIZE * enlarged * scale
    return [{ text, size, at, sides: ['right', 'left', 'above'], gap: GAP * scale, ink, mayCrossRoute: true }]
  })
}

function spotsOf({ layers }: MapDocument): readonly Spot[] {
  return layers.flatMap(({ objects }) => objects).filter((object): object is Spot => object.kind === 'spot')
}
