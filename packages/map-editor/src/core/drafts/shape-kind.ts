import type { Shape } from '@mishiori/map-document'

/** The shapes that can be drawn, in the order of the picker and of its keys 1, 2 and 3. */
export const SHAPE_KINDS = ['circle', 'rectangle', 'polygon'] as const satisfies readonly Shape['kind'][]

/** The types of shapes that can be drawn: a circle, a rectangle, a polygon. */
export type ShapeKind = (typeof SHAPE_KINDS)[number]

/** The requested size of a shape. */
export type ShapeSize =
  | { readonly kind: 'circle'; readonly radiusMeters: number }
  | { readonly kind: 'rectangle'; readonly widthMeters: number; readonly heightMeters: number }
