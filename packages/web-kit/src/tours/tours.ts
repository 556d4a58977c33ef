import { TOUR_IDS, type TourId } from '@repo/contract'
import type { TourMessages } from './messages/en-us.ts'

/** The sections of the tours, by which their words are named. */
type StepName = {
  [Key in keyof TourMessages]: Key extends `tour.${infer Name}Title` ? Name : never
}[keyof TourMessages]

export interface TourStep {
  /** What it is about, as a CSS selector. Pages mark such things by `data-tour`, the map editor by `data-part`. */
  readonly target: string
  readonly name: StepName
}

interface Tour {
  readonly steps: readonly TourStep[]
  /** While such an element is on the page, the user is at work: no tour starts, and a running one ends. */
  readonly isBusy?: string
}

const EDITOR = '.mishiori-map-editor'

const TOURS: Readonly<Record<TourId, Tour>> = {
  first_use: {
    steps: [
      { target: '[data-tour="top-search"]', name: 'first.search' },
      { target: '[data-tour="top-example"]', name: 'first.example' },
      { target: '[data-tour="top-near"]', name: 'first.near' },
      { target: '[data-tour="top-make"]', name: 'first.make' },
    ],
  },
  editor: {
    steps: [
      { target: `${EDITOR} [data-part="tools"]`, name: 'editor.tools' },
      { target: `${EDITOR} [data-part="layers"]`, name: 'editor.layers' },
      { target: '[data-tour="editor-tabs"]', name: 'editor.tabs' },
      { target: '[data-tour="editor-publish"]', name: 'editor.publish' },
    ],
    isBusy: `${EDITOR} [data-tool]`,
  },
  search_map: {
    steps: [
      { target: '[data-tour="map-search"]', name: 'map.search' },
      { target: '[data-tour="map-list"]', name: 'map.list' },
      { target: '[data-tour="map-turn"]', name: 'map.turn' },
      { target: '[data-tour="map-tools"]', name: 'map.tools' },
    ],
  },
}

export const isTourId = (id: string): id is TourId => TOUR_IDS.some((known) => known === id)

/** @throws {Error} for a tour that there is not. */
export function tourOf(id: string): Tour {
  if (!isTourId(id)) throw new Error(`There is no tour called “${id}”.`)
  return TOURS[id]
}
