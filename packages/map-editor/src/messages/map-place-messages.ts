/** Where a map is, for those who do not see it. */
export interface MapPlaceMessages {
  /** What the map is to a screen reader, which says it after the label. */
  readonly viewport: string
  readonly near: (place: string) => string
  readonly north: (degrees: string) => string
  readonly south: (degrees: string) => string
  readonly east: (degrees: string) => string
  readonly west: (degrees: string) => string
  /** How far an arrow key moves the map. */
  readonly step: (distance: string) => string
  /** Between the parts of a place. */
  readonly separator: string
}
