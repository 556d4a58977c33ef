/** About the dashed circles, and what others do not see of a map. */
export interface HiddenObjectMessages {
  /** What the circles are, in few words. */
  readonly label: string
  /** The same as a sentence, which is read aloud. */
  readonly text: (count: number) => string
  /** Of the list of objects. */
  readonly objects: string
  readonly nothing: string
  readonly whole: string
  /** A part of a line, as a distance with its unit. */
  readonly part: (distance: string) => string
  /** Of a navigation line nothing but waypoints. */
  readonly waypoints: string
}
