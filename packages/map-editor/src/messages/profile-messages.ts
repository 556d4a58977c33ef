/** Messages of the elevation profile. Figures arrive formatted. */
export interface ProfileMessages {
  readonly label: (name: string) => string
  readonly distance: string
  readonly gain: string
  readonly loss: string
  readonly highest: string
  readonly lowest: string
  readonly collapse: string
  readonly expand: string
  readonly empty: string
  readonly cursor: string
  readonly at: (distance: string, elevation: string) => string
  readonly atUnknown: (distance: string) => string
  /** Button that measures a part of the line. */
  readonly measureRange: string
  /** The measured part. */
  readonly range: string
  readonly rangeStart: string
  readonly rangeEnd: string
  readonly slope: string
  readonly summary: (figures: {
    readonly distance: string
    readonly gain: string
    readonly loss: string
    readonly lowest: string
    readonly highest: string
  }) => string
  /** Of the buttons that choose which lines are shown beside each other. */
  readonly lines: string
  readonly compare: string
  readonly stopComparing: (name: string) => string
  readonly fromFile: string
  readonly fromModel: (source: string) => string
  /** Smaller changes of height are noise. */
  readonly threshold: (meters: string) => string
  readonly asking: string
  readonly failed: string
  readonly retry: string
}
