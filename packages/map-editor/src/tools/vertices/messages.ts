/**
 * Messages of the points of a line or polygon: their list, and their position relative to the previous one. Figures are
 * already formatted.
 */
export interface VertexMessages {
  readonly list: string
  readonly open: (count: number) => string
  readonly number: string
  readonly latitude: string
  readonly longitude: string
  readonly numberInvalid: (count: number) => string
  readonly latitudeInvalid: (max: number) => string
  readonly longitudeInvalid: string
  readonly shapeHeld: (name: string) => string
  /** A whole shape was moved this far. */
  readonly shapeMoved: (name: string, distance: string, direction: string, bearing: string) => string
  /** Of the switch that draws what is placed to points and lines near it. */
  readonly snap: string
  readonly snapOn: string
  readonly snapOff: string
  /** Of the bar beside a point that was chosen with a finger, and of its buttons. */
  readonly bar: string
  readonly removePoint: string
  readonly addPoint: string
  readonly coordinates: string
  readonly insertAfter: string
  readonly remove: string
  readonly row: (number: number, latitude: string, longitude: string) => string
  /** Of the eight directions from north clockwise. */
  readonly directions: readonly [
    north: string,
    northEast: string,
    east: string,
    southEast: string,
    south: string,
    southWest: string,
    west: string,
    northWest: string,
  ]
  /** How far a point is from the one before it, and in which direction. */
  readonly leg: (distance: string, direction: string, bearing: string) => string
  readonly withLeg: (text: string, leg: string) => string
  /** How many points the eraser around the crosshair would take out. */
  readonly eraserHolds: (count: number) => string
  /** The same of the crosshair, from the point that the next one is joined to. */
  readonly legToCrosshair: (distance: string, direction: string, bearing: string) => string
}
