import type { AnyLine } from '@mishiori/map-document'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { COLORINGS, type ColorBy } from '../core/line-colors/line-classes.ts'
import type { GroundAnswer, GroundServices } from '../core/line-colors/line-ground.ts'
import { lineParts } from '../core/line-colors/line-parts.ts'
import type { MapCanvasProps } from '../map/map-canvas.tsx'
import { ColoredLineLayer } from '../map/scene/colored-line.ts'
import type { ColoringMessages } from '../messages/messages.ts'
import { hasElevations } from '../ui/elevation-profile/elevation-store.ts'
import type { ColoringState, LineColoring } from '../ui/line-colors/line-coloring.ts'
import { useLatest } from '../ui/shared/use-latest.ts'

/** Options of {@link useLineColors}. */
export interface LineColorsOptions {
  /** The line whose figures the profile shows; null for none. */
  readonly line: AnyLine | null
  /** False while the layer of the line is hidden. Default: true. */
  readonly isDrawn?: boolean
  /** Asked when somebody chooses a colour that needs it. Without `fetchGround`, lines are coloured by slope alone. */
  readonly services: GroundServices
  /** `enColors`, `jaColors` or your own. */
  readonly words: ColoringMessages
}

/** What `ElevationProfile` and `MapView` need to show a line in colours. */
export interface LineColors {
  /** For `coloring` of `ElevationProfile`; null where nothing can be shown. */
  readonly coloring: LineColoring | null
  /** For `onMapReady` of `MapView`. */
  readonly onMapReady: NonNullable<MapCanvasProps['onMapReady']>
}

const NO_STRETCHES = [] as const

/** Colours a line in its profile and on the map by its surface, slope, type of way or hiking grade, as a reader chooses. */
export function useLineColors({ line, isDrawn = true, services, words }: LineColorsOptions): LineColors {
  const [chosen, setChosen] = useState<ColorBy | null>(null)
  const { answer, retry } = useGround(line, chosen !== null && chosen !== 'slope', services)
  const canAsk = services.fetchGround !== undefined
  const choices = useMemo(
    () => COLORINGS.filter((by) => line !== null && isOffered(by, { line, answer, canAsk })),
    [line, answer, canAsk],
  )
  const by = chosen !== null && choices.includes(chosen) ? chosen : null
  const state = useMemo(() => stateOf({ line, by, answer, retry }), [line, by, answer, retry])
  const coloring = useMemo(
    () => (choices.length > 0 ? { words, choices, by, onChange: setChosen, state } : null),
    [words, choices, by, state],
  )
  const colored = useMemo(
    () => (line && isDrawn && by && state.kind === 'known' ? { path: line.path, by, parts: state.parts } : null),
    [line, isDrawn, by, state],
  )
  const [layer, setLayer] = useState<ColoredLineLayer | null>(null)
  useEffect(() => layer?.show(colored), [layer, colored])
  useEffect(() => () => layer?.stop(), [layer])
  const onMapReady = useCallback<LineColors['onMapReady']>((map) => setLayer(new ColoredLineLayer(map)), [])
  return { coloring, onMapReady }
}

interface Offer {
  readonly line: AnyLine
  readonly answer: GroundAnswer | null
  readonly canAsk: boolean
}

/** Few regions have hiking grades, so they are offered where the line has some. */
function isOffered(by: ColorBy, { line, answer, canAsk }: Offer): boolean {
  if (by === 'slope') return hasElevations(line)
  if (by !== 'grade') return canAsk
  return answer?.ok === true && answer.stretches.some(({ hikingGrade }) => hikingGrade !== null)
}

interface Known {
  readonly line: AnyLine | null
  readonly by: ColorBy | null
  readonly answer: GroundAnswer | null
  readonly retry: () => void
}

function stateOf({ line, by, answer, retry }: Known): ColoringState {
  if (!line || !by) return { kind: 'asking' }
  if (by === 'slope') return { kind: 'known', parts: lineParts(line, by, NO_STRETCHES) }
  if (!answer) return { kind: 'asking' }
  if (answer.ok) return { kind: 'known', parts: lineParts(line, by, answer.stretches) }
  return answer.reason === 'tooLong' ? { kind: 'tooLong' } : { kind: 'failed', onRetry: retry }
}

/** What is under the feet along a line, from when somebody wants it: it stays known while the line is the same. */
function useGround(line: AnyLine | null, isWanted: boolean, services: GroundServices) {
  const latest = useLatest(services)
  const [known, setKnown] = useState<{ readonly path: AnyLine['path']; readonly answer: GroundAnswer } | null>(null)
  const answer = line && known?.path === line.path ? known.answer : null
  const isMissing = isWanted && answer === null
  useEffect(() => {
    const { fetchGround } = latest.current
    if (!line || !isMissing || !fetchGround) return
    const leaving = new AbortController()
    const ask = async () => fetchGround(line, { signal: leaving.signal }) // a host may throw at once
    ask()
      .catch((): GroundAnswer => ({ ok: false, reason: 'unavailable' }))
      .then((next) => {
        if (!leaving.signal.aborted) setKnown({ path: line.path, answer: next })
      })
    return () => leaving.abort()
  }, [line, isMissing, latest])
  const retry = useCallback(() => setKnown(null), [])
  return { answer, retry }
}
