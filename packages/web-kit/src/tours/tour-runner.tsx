import type { TourId } from '@repo/contract'
import type { Translator } from '@repo/i18n'
import { CoachMark } from '@repo/ui/coach-mark'
import { use, useEffect, useState } from 'react'
import { useLanguage } from '../i18n/language.tsx'
import { lazyMessages } from '../i18n/lazy-messages.ts'
import type { TourMessages } from './messages/en-us.ts'
import { type PlannedStep, planTours, stepFrom, type TourRequest } from './plan-tours.ts'
import { tourOf } from './tours.ts'

/** How long a page may take until what its tour is about is there. */
const WAIT_MS = 20_000
const LOOK_AGAIN_MS = 200
/** What has not come by then, after the rest, is not part of the page. */
const SETTLED_MS = 8000

export interface TourRunnerProps {
  request: TourRequest
  done: readonly TourId[]
  /** For parts of the page that are still on their way. */
  mayWait: boolean
  /** With the tours that were gone through to the end, and what the last step was about. */
  onEnd: (finished: readonly TourId[], last: Element | null) => void
}

const loadMessages = lazyMessages<TourMessages>({
  ja: () => import('./messages/ja.ts'),
  'en-us': () => import('./messages/en-us.ts'),
})

/** All that it is about is on the page, seen or not: what this window hides will not come. */
const isWhole = ({ ids }: TourRequest) =>
  ids.every((id) => tourOf(id).steps.every(({ target }) => document.querySelector(target) !== null))
const hasTarget = (selector: string) => findTarget(selector) !== null
const isBusy = (selector: string) => document.querySelector(selector) !== null

/** Runs the steps of the requested tours. */
export default function TourRunner({ request, done, mayWait, onEnd }: TourRunnerProps) {
  const t = use(loadMessages(useLanguage().locale))
  const [steps, setSteps] = useState<readonly PlannedStep[] | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const startedAt = performance.now()
    let [count, changedAt] = [0, startedAt]
    const look = () => {
      const now = performance.now()
      const planned = planTours(request, { done, hasTarget, isBusy })
      if (planned.length !== count) [count, changedAt] = [planned.length, now]
      const isThere = isWhole(request) || now - changedAt > SETTLED_MS
      if (count > 0 && (!mayWait || isThere)) return setSteps(planned)
      if (!mayWait || now - startedAt > WAIT_MS) return onEnd([], null)
      timer = setTimeout(look, LOOK_AGAIN_MS)
    }
    if (!steps) look()
    return () => clearTimeout(timer)
  }, [steps, request, done, mayWait, onEnd])
  return steps ? <Steps steps={steps} t={t} onEnd={onEnd} /> : null
}

interface StepsProps {
  steps: readonly PlannedStep[]
  t: Translator<TourMessages>
  onEnd: TourRunnerProps['onEnd']
}

function Steps({ steps, t, onEnd }: StepsProps) {
  const [index, setIndex] = useState(0)
  const step = steps[index]
  const target = useTarget(step)
  useEndOfTarget({ step, target, onGone: () => onEnd([], null) })
  if (!step || !target) return null
  const before = stepFrom(steps, index - 1, -1, hasTarget)
  const next = stepFrom(steps, index + 1, 1, hasTarget)
  return (
    <CoachMark
      key={index}
      target={target}
      title={t(`tour.${step.name}Title`)}
      text={t(`tour.${step.name}Text`)}
      progress={t('tour.progress', { step: index + 1, steps: steps.length })}
      labels={{
        later: t('tour.later'),
        back: t('tour.back'),
        next: t(next === null ? 'tour.finish' : 'tour.next'),
      }}
      onNext={() => (next === null ? onEnd([...new Set(steps.map(({ tour }) => tour))], target) : setIndex(next))}
      onBack={before === null ? undefined : () => setIndex(before)}
      onLater={() => onEnd([], target)}
    />
  )
}

/** What a step is about, in view. */
function useTarget(step: PlannedStep | undefined): Element | null {
  const [target, setTarget] = useState<{ readonly of: PlannedStep; readonly element: Element } | null>(null)
  useEffect(() => {
    const element = step && findTarget(step.target)
    if (!element) return
    if (!isInView(element)) element.scrollIntoView({ block: 'center', inline: 'nearest' })
    setTarget({ of: step, element })
  }, [step])
  return target && target.of === step ? target.element : null
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

interface WatchedStep {
  step: PlannedStep | undefined
  target: Element | null
  onGone: () => void
}

/** Ends when its target is removed, or when the user starts to work on it. */
function useEndOfTarget({ step, target, onGone }: WatchedStep): void {
  useEffect(() => {
    if (!step || !target) return
    const busy = tourOf(step.tour).isBusy
    const watch = setInterval(() => {
      if (!hasTarget(step.target) || (busy !== undefined && isBusy(busy))) onGone()
    }, LOOK_AGAIN_MS)
    return () => clearInterval(watch)
  }, [step, target, onGone])
}

/** The first visible and usable element of a selector; null if none. */
function findTarget(selector: string): Element | null {
  return [...document.querySelectorAll(selector)].find(canBeSeen) ?? null
}

function canBeSeen(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  if (width === 0 || height === 0 || element.closest('[inert]')) return false
  return getComputedStyle(element).visibility === 'visible'
}
