import { type ComponentType, lazy } from 'react'
import { untilLoaded } from './until-loaded.ts'

interface Part<Props> {
  readonly default: ComponentType<Props>
}

/**
 * A part of a page that is loaded when it is first shown, or before by `preload`. While the server cannot be reached,
 * its fallback stays.
 */
export function lazyComponent<Props>(load: () => Promise<Part<Props>>) {
  let loading: Promise<Part<Props>> | null = null
  const preload = () => {
    loading ??= untilLoaded(load)
    return loading
  }
  return Object.assign(lazy(preload), { preload })
}
