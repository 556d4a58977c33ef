import type { Map as MapLibre } from 'maplibre-gl'

/** What nobody caught since the loss, as the console would show it. */
export interface LostContext {
  readonly uncaught: readonly string[]
  readonly restore: () => Promise<void>
}

/** Takes the WebGL context of a map away, as a browser does. */
export async function loseContext(map: MapLibre): Promise<LostContext> {
  const canvas = map.getCanvas()
  const extension = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context')
  if (!extension) throw new Error('This browser cannot take a context away.')
  const uncaught: string[] = []
  addEventListener('error', ({ message }) => uncaught.push(message))
  addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)))
  map.on('error', ({ error }) => uncaught.push(error.message))
  const container = map.getContainer()
  const lost = new Promise((resolve) => container.addEventListener('webglcontextlost', resolve, { capture: true }))
  extension.loseContext()
  await lost
  // The browser allows to restore it once all have heard of the loss.
  await new Promise((resolve) => setTimeout(resolve))
  return {
    uncaught,
    restore: async () => {
      const restored = new Promise((resolve) =>
        container.addEventListener('webglcontextrestored', resolve, { capture: true }),
      )
      extension.restoreContext()
      await restored
    },
  }
}
