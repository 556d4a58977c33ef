export { MAP_LIMITS } from './limits.ts'
export type { Layer, LayerId, MapDocument } from './map-document.ts'
export {
  type AnyLine,
  type Circle,
  type Line,
  type MapObject,
  type MapObjectBase,
  type MapObjectId,
  type MapObjectKind,
  type NavigationLine,
  type PathSeries,
  type Polygon,
  type RecordedLine,
  type Rectangle,
  type Shape,
  SPOT_ICONS,
  type Spot,
  type SpotIcon,
  type TravelMode,
} from './map-object.ts'
export { COLOR_HEX, DEFAULT_COLOR, MAP_COLORS, type MapColor } from './palette.ts'
export type { BBox, Position } from './position.ts'
