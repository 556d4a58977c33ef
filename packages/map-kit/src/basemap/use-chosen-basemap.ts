import type { BasemapOffer } from '@repo/contract'
import { useRootData } from '@repo/web-kit/root-data'
import { useMemo, useSyncExternalStore } from 'react'
import { onBasemapChoice, readBasemapChoice, readFailedBasemaps, type StoredChoice } from './basemap-choice.ts'

/** The map that comes with the product. */
export const EMBEDDED = 'embedded'

const NO_OFFER: BasemapOffer = { id: EMBEDDED, name: EMBEDDED, styleUrl: null, isReachable: true }
const NOTHING: StoredChoice = { id: null }

/** Another object at every choice, also of the same one. */
export interface BasemapChoice {
  readonly offer: BasemapOffer
  /** The same object until somebody chooses. */
  readonly stored: StoredChoice
}

/** The reader's own choice, else the operator's unless the server knows that it does not answer. */
export function chosenOffer(basemaps: readonly BasemapOffer[], { id: chosenId }: StoredChoice): BasemapOffer {
  const [first] = basemaps
  return basemaps.find(({ id }) => id === chosenId) ?? (first?.isReachable ? first : NO_OFFER)
}

export function useChosenBasemap(): BasemapChoice {
  const { basemaps } = useRootData()
  const stored = useSyncExternalStore(onBasemapChoice, readBasemapChoice, () => NOTHING)
  const offer = chosenOffer(basemaps, stored)
  return useMemo(() => ({ offer, stored }), [offer, stored])
}

/** Maps that did not answer this browser. */
export function useFailedBasemaps(): ReadonlySet<string> {
  return useSyncExternalStore(onBasemapChoice, readFailedBasemaps, () => NOBODY)
}

const NOBODY: ReadonlySet<string> = new Set()
