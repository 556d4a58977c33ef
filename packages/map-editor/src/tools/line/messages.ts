import type { InputMode } from '../../messages/input-mode.ts'

/** Messages of what can be done to a whole line. Distances arrive formatted. */
export interface LineMessages {
  readonly menu: (name: string) => string
  /** Of the field that asks for the name of a line that was just drawn. */
  readonly newName: string
  /** Name of a line that leads from no place to another, but is near one. */
  readonly around: (place: string) => string
  readonly continueEnd: string
  readonly continueStart: string
  readonly reverse: string
  readonly close: string
  readonly simplify: string
  readonly erase: string
  readonly joinWith: (name: string) => string
  readonly joinPicked: string
  readonly joinPickedRefusal: string
  readonly split: string
  readonly duplicate: string
  readonly hideObject: string
  readonly showObject: string
  readonly hiddenState: string
  readonly copyName: (name: string) => string
  readonly simplifyGuide: string
  readonly eraseGuide: (input: InputMode) => string
  readonly tolerance: string
  readonly eraserRadius: string
  readonly reversed: (name: string) => string
  readonly closed: (name: string, length: string) => string
  readonly joined: (name: string, length: string) => string
  readonly wasSplit: (newName: string) => string
  readonly duplicated: (name: string) => string
  readonly simplified: (tolerance: string, count: number, length: string) => string
  readonly erased: (count: number, length: string) => string
  /** A click that met no point. */
  readonly erasedNothing: string
  readonly eraserResized: (radius: string) => string
  readonly hidden: (name: string) => string
  readonly shown: (name: string) => string
}
