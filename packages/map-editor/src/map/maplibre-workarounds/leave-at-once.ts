import type { Map as MapLibre } from 'maplibre-gl'

/** What is shown instead of the map has been painted by then, even where the page is in the background and nothing is. */
const AT_LATEST_MS = 1000
const LOSE_CONTEXT = 'WEBGL_lose_context'
const LOOK_EVERY_MS = 250

/**
 * Draws no frames until it is resumed. A frame of a large map may take seconds where there is no graphics card. A page that is prepared
 * in small steps meanwhile, as React does it, would wait for one of them after each step. For hosts that lead away from the map.
 *
 * @returns what resumes
 * @public
 */
export function pauseMap(map: MapLibre): () => void {
  map._frameRequest?.abort()
  const held = new AbortController()
  map._frameRequest = held // a map that waits for a frame asks for no other one
  return () => {
    if (map._frameRequest !== held) return
    Reflect.set(map, '_frameRequest', null)
    map.triggerRepaint()
  }
}

/**
 * Makes `map.remove` return at once. The browser waits for everything that the map has drawn when it gives its context up; what is
 * shown instead of the map must not wait for that.
 */
export function removeAtLeisure(map: MapLibre): void {
  const remove = map.remove.bind(map)
  map.remove = () => {
    map.remove = () => undefined
    pauseMap(map)
    afterNextPaint(() => {
      const loseWhenIdle = keepContext(map)
      remove()
      loseWhenIdle()
    })
  }
}

/** @returns what gives up the context, which the removal of the map leaves, when there is nothing more that it waits for. */
function keepContext(map: MapLibre): () => void {
  const context = map.getCanvas().getContext('webgl2')
  const extension = context?.getExtension(LOSE_CONTEXT)
  if (!context || !extension) return () => undefined
  const others = context.getExtension.bind(context)
  Reflect.set(context, 'getExtension', (name: string) => (name === LOSE_CONTEXT ? null : others(name)))
  return () => whenDone(context, () => extension.loseContext())
}

/** Acts when the graphics processor has done all that it was given. */
function whenDone(context: WebGL2RenderingContext, act: () => void): void {
  const fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0)
  if (!fence) return
  context.flush()
  const timer = setInterval(() => {
    if (!context.isContextLost() && context.getSyncParameter(fence, context.SYNC_STATUS) !== context.SIGNALED) return
    clearInterval(timer)
    act()
  }, LOOK_EVERY_MS)
}

function afterNextPaint(act: () => void): void {
  let timer = 0
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer)
    setTimeout(act)
  })
  timer = window.setTimeout(() => {
    cancelAnimationFrame(frame)
    act()
  }, AT_LATEST_MS)
}
