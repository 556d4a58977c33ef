import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { browserApi } from '../http/browser-api.ts'
import { lazyComponent } from '../loading/lazy-component.ts'
import { whenLoaded } from '../loading/when-loaded.ts'
import { useRootData } from '../root-data.ts'
import type { TourRequest } from './plan-tours.ts'
import {
  doneTours,
  notShown,
  readStoredTours,
  storeTours,
  type TourHistory,
  withDeclined,
  withDone,
  withShown,
} from './tour-history.ts'
import type { TourRunnerProps } from './tour-runner.tsx'
import { isTourId, tourOf } from './tours.ts'
import { type Tours, ToursContext } from './use-tours.ts'

const TourRunner = lazyComponent<TourRunnerProps>(() => import('./tour-runner.tsx'))

/** In an address, the tour that begins with the page. */
const PARAM = 'tour'

interface Running {
  readonly request: TourRequest
  /** The page that it is about. */
  readonly pathname: string
  /** Whether what it is about may still be on its way. */
  readonly isOfAddress: boolean
}

/** Runs the guided tours over the pages below, and stores completed ones. Nothing of it is loaded before a tour is requested. */
export function TourHost({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { history, change } = useTourHistory()
  const { viewer } = useRootData()
  const [running, setRunning] = useState<Running | null>(null)
  const cameFrom = useRef<Element | null>(null)
  const begin = useCallback(
    (request: TourRequest, isOfAddress: boolean) => {
      for (const id of request.ids) tourOf(id)
      cameFrom.current = document.activeElement
      setRunning({ request, pathname, isOfAddress })
    },
    [pathname],
  )
  useTourOfAddress(begin)
  // A tour ends when its page changes.
  if (running && running.pathname !== pathname) setRunning(null)

  const tutorial = viewer?.tutorial
  const tours = useMemo<Tours>(
    () => ({
      done: history && doneTours(history, tutorial),
      declined: history?.declined ?? [],
      start: (request) => begin(request, false),
      decline: (id) => change((before) => withDeclined(before, id)),
    }),
    [history, tutorial, begin, change],
  )
  return (
    <ToursContext value={tours}>
      {children}
      {running && tours.done ? (
        <Suspense>
          <TourRunner
            request={running.request}
            done={tours.done}
            mayWait={running.isOfAddress}
            onEnd={(finished, last) => {
              setRunning(null)
              if (finished.length > 0) change((before) => withDone(before, finished, new Date()))
              restoreFocus(cameFrom.current, last)
            }}
          />
        </Suspense>
      ) : null}
    </ToursContext>
  )
}

const USABLE = 'a[href], button:enabled, input:enabled, select:enabled'

/** Focuses the element that started the tour; if it was removed or there was none, the target of the last step. */
function restoreFocus(to: Element | null, last: Element | null): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body && document.activeElement !== null) return
    const isThere =
      to instanceof HTMLElement && to !== document.body && to.checkVisibility({ visibilityProperty: true })
    const target = isThere ? to : last?.matches(USABLE) ? last : last?.querySelector(USABLE)
    if (target instanceof HTMLElement) target.focus({ preventScroll: true })
  })
}

/** Begins what the address asks for, and takes it out of it, so that loading the page again does not begin anew. */
function useTourOfAddress(begin: (request: TourRequest, isOfAddress: boolean) => void): void {
  const { pathname, search, hash } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    const params = new URLSearchParams(search)
    const id = params.get(PARAM)
    if (id === null) return
    params.delete(PARAM)
    void navigate({ pathname, search: params.toString(), hash }, { replace: true, preventScrollReset: true })
    if (isTourId(id)) whenLoaded(() => begin({ ids: [id], isForced: true }, true))
  }, [pathname, search, hash, navigate, begin])
}

/** The tours completed on this device, which are sent to the account at log-in. */
function useTourHistory() {
  const { viewer } = useRootData()
  const [history, setHistory] = useState<TourHistory | null>(null)
  useEffect(() => setHistory(readStoredTours()), [])
  const change = useCallback((next: (before: TourHistory) => TourHistory) => {
    // Of other tabs too.
    const after = next(readStoredTours())
    storeTours(after)
    setHistory(after)
  }, [])
  const viewerId = viewer?.id
  useEffect(() => {
    const record = history && notShown(history)
    if (viewerId === undefined || !record) return
    whenLoaded(() => void saveTour(record, change))
  }, [viewerId, history, change])
  return { history, change }
}

async function saveTour(
  record: NonNullable<ReturnType<typeof notShown>>,
  change: (next: (before: TourHistory) => TourHistory) => void,
): Promise<void> {
  const answer = await browserApi().recordTours({ body: record })
  if (answer.ok) change((before) => withShown(before, record.ids))
  else console.warn('The tours were not recorded:', answer.error.code)
}
