import { type ComponentType, lazy } from 'react'

const AGAIN_MS = 3000

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

async function untilLoaded<Props>(load: () => Promise<Part<Props>>): Promise<Part<Props>> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS)) // a chunk that was removed by a deploy reloads the page meanwhile
    }
  }
}
