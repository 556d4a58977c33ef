import {
  type AnyLine,
  type MapDocument,
  type MapObject,
  mainLineEnds,
  type Shape,
  type Spot,
} from '@mishiori/map-document'
import type { BasemapTheme } from '../theme.ts'
import { type Frame, project, zoomOf } from './frame.ts'
import { outlineData } from './outline.ts'
import { asideEndPin, endPin, spotPin } from './pins.ts'
import { objectFill, PREVIEW_COLORS } from './preview-colors.ts'

const LINE = { width: 5, casing: 9, rim: 11 } as const
/** A line across wide land is bolder, by up to this much: it is all that its picture has to say. */
const BOLD = { factor: 1.4, untilZoom: 8, usualFromZoom: 11 } as const
const SHAPE = { fillOpacity: 0.14, strokeWidth: 2 } as const

/** What people put on the map, as SVG elements: shapes and lines in their order, pins above. */
export function routeSvg(document: MapDocument, frame: Frame, theme: BasemapTheme): string {
  const objects = document.layers.flatMap((layer) => layer.objects)
  const spots = objects.filter((object): object is Spot => object.kind === 'spot')
  return [
    ...document.layers.map((layer) => layerSvg(layer.objects, frame, theme)),
    ...spots.map((spot) => spotPin(spot, project(frame, spot.position), frame.size.scale, theme)),
    ...mainLineEnds(document).map((end) => {
      const at = project(frame, end.position)
      return end.isOccupied
        ? asideEndPin(end, at, frame.size.scale, theme)
        : endPin(end.letter, at, frame.size.scale, theme)
    }),
  ].join('')
}

function layerSvg(objects: readonly MapObject[], frame: Frame, theme: BasemapTheme): string {
  const shapes = objects.filter((object): object is Shape => ['circle', 'rectangle', 'polygon'].includes(object.kind))
  const lines = objects.filter((object): object is AnyLine => 'path' in object)
  return shapes.map((shape) => shapeSvg(shape, frame, theme)).join('') + linesSvg(lines, frame, theme)
}

function shapeSvg(shape: Shape, frame: Frame, theme: BasemapTheme): string {
  const color = objectFill(shape.color, theme)
  return (
    `<path d="${outlineData(shape, frame)}" fill="${color}" fill-opacity="${SHAPE.fillOpacity}" ` +
    `stroke="${color}" stroke-width="${SHAPE.strokeWidth * frame.size.scale}" stroke-linejoin="round"/>`
  )
}

function linesSvg(lines: readonly AnyLine[], frame: Frame, theme: BasemapTheme): string {
  const drawn = lines.map((line) => ({ line, data: outlineData(line, frame) }))
  const far = (BOLD.usualFromZoom - zoomOf(frame)) / (BOLD.usualFromZoom - BOLD.untilZoom)
  const bold = 1 + (BOLD.factor - 1) * Math.max(0, Math.min(1, far))
  const stroke = (data: string, color: string, width: number) =>
    `<path d="${data}" fill="none" stroke="${color}" stroke-width="${(width * bold * frame.size.scale).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"/>`
  const rims = drawn.filter(({ line }) => line.color === 'yellow' || line.color === 'black')
  const rimColor = ({ color }: AnyLine) => (color === 'yellow' ? PREVIEW_COLORS[theme].ink : '#ffffff')
  return [
    ...rims.map(({ data, line }) => stroke(data, rimColor(line), LINE.rim)),
    ...drawn.map(({ data }) => stroke(data, PREVIEW_COLORS[theme].casing, LINE.casing)),
    ...drawn.map(({ data, line }) => stroke(data, objectFill(line.color, theme), LINE.width)),
  ].join('')
}
