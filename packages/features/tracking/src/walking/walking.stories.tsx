import {
  destinationPoint,
  layerId,
  lineToFollow,
  type MapDocument,
  mapObjectId,
  type Position,
  progressAlong,
  spotsAlong,
  spotsOf,
  wayTime,
} from '@mishiori/map-document'
import { ja } from '@mishiori/map-editor/messages/ja'
import { anArticle } from '@repo/articles/testing/sample-reading'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { useActorRef } from '@xstate/react'
import { useEffect, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { fromCallback } from 'xstate'
import type { PositionEffort, PositionEvent, PositionFix } from '../position/position-fix.ts'
import { messages as english } from './messages/en-us.ts'
import { messages as japanese } from './messages/ja.ts'
import { WalkingMessagesProvider } from './messages/walking-messages.ts'
import type { WalkActor } from './use-walk.ts'
import { walkMachine } from './walk-machine.ts'
import { WalkScreen } from './walk-page.tsx'

const START: Position = [137.8, 35.95]
const at = (along: number, beside = 0): Position => {
  const [lng, lat] = destinationPoint(START, { bearingDegrees: 0, distanceMeters: along })
  const bend = Math.sin(along / 400) / 400
  return destinationPoint([lng + bend, lat], { bearingDegrees: 90, distanceMeters: beside })
}
const PATH = Array.from({ length: 121 }, (_, index) => at(index * 30))
const details = (id: string, name: string) => ({ id: mapObjectId(id), name, description: '' })
const spot = (name: string, position: Position) => ({
  ...details(name, name),
  kind: 'spot' as const,
  position,
  color: 'orange' as const,
  icon: 'text' as const,
  display: 'text' as const,
  images: [],
  placeId: null,
})
const PASS: MapDocument = {
  layers: [
    {
      id: layerId('pass'),
      name: '峠',
      objects: [
        { ...details('way', '藪原から奈良井へ'), kind: 'line', color: 'red', path: PATH },
        spot('峠の茶屋', at(900)),
        spot('櫛の店', at(3000)),
      ],
    },
  ],
  mainLineId: mapObjectId('way'),
}

let emit: ((event: PositionEvent) => void) | null = null
let shown: WalkActor | null = null

function Screen() {
  const line = lineToFollow(PASS)
  const [machine] = useState(() =>
    walkMachine.provide({
      actors: {
        watchPosition: fromCallback<PositionEvent, PositionEffort>(({ sendBack }) => {
          emit = sendBack
          return () => {
            emit = null
          }
        }),
        keepAwake: fromCallback<PositionEvent>(() => {}),
      },
    }),
  )
  const path = line?.path ?? []
  const actor = useActorRef(machine, { input: { path, spots: spotsAlong(spotsOf(PASS), path) } })
  useEffect(() => {
    shown = actor
    return () => {
      shown = null
    }
  }, [actor])
  return (
    <div style={{ position: 'relative', height: 780 }}>
      <WalkScreen
        actor={actor}
        view={{ article: anArticle() }}
        token={null}
        content={{ document: PASS, langOf: () => undefined, messages: ja }}
        time={line && wayTime(line)}
      />
    </div>
  )
}

const withWalkingMessages: Decorator = (Story, { globals }) => {
  const locale = globals.locale === 'en-us' ? 'en-us' : 'ja'
  return (
    <WalkingMessagesProvider locale={locale} messages={locale === 'ja' ? japanese : english}>
      <Story />
    </WalkingMessagesProvider>
  )
}

const meta = {
  title: 'web/walking/Page',
  component: Screen,
  decorators: [withWalkingMessages, withSite],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
type Context = Parameters<NonNullable<Story['play']>>[0]

/** A metre takes 800 ms, which is a little slower than planned. */
const fix = (along: number, beside = 0): PositionFix => ({
  position: at(along, beside),
  accuracyMeters: 8,
  elevationMeters: null,
  headingDegrees: null,
  timeMs: Date.UTC(2026, 9, 18) + along * 800,
})
const go = (...fixes: readonly PositionFix[]) => {
  for (const next of fixes) emit?.({ type: 'position.fix', fix: next })
}

async function start({ canvas, userEvent }: Pick<Context, 'canvas' | 'userEvent'>) {
  await canvas.findByRole('region', { name: '歩くルートの地図' })
  await userEvent.click(canvas.getByRole('button', { name: '開始' }))
  await canvas.findByText('現在地を調べています…')
}

/** No permission request before Start, and no speech or vibration unless it is enabled. */
export const Beginning: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '開始' })).toBeVisible()
    await expect(canvas.getByRole('switch', { name: /声で知らせる/ })).not.toBeChecked()
    await expect(emit).toBeNull()
  },
}

export const OnTheWay: Story = {
  play: async ({ canvas, userEvent }) => {
    await start({ canvas, userEvent })
    go(fix(0), fix(300), fix(600))
    await expect(await canvas.findByText('峠の茶屋')).toBeVisible()
    await expect(canvas.getByText('310 m')).toBeVisible()
    await expect(canvas.getByText('到着の目安').nextElementSibling).toHaveTextContent(/^\d\d:\d\d予定/)
  },
}

/** Who stops is offered a log, and nothing is logged by itself. */
export const Stopped: Story = {
  play: async ({ canvas, userEvent }) => {
    await start({ canvas, userEvent })
    await expect(canvas.queryByRole('link', { name: '歩いた記録をつける' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '終了' }))
    const offer = await canvas.findByRole('link', { name: '歩いた記録をつける' })
    await expect(offer).toHaveAttribute('href', expect.stringMatching(/^\/routes\/\d+#log-walk$/))
  },
}

/** Leaving the line is announced once, and the return as well. */
export const OffTheRoute: Story = {
  play: async ({ canvas, userEvent }) => {
    await start({ canvas, userEvent })
    go(fix(0), fix(300), fix(320, 90))
    await expect(await canvas.findByText(/ルートを外れました。ルートまで\d+ mです。/)).toBeVisible()
  },
}

/** Water and toilets ahead; after the last ones it says so. */
export const WaterAhead: Story = {
  play: async ({ canvas, userEvent }) => {
    await start({ canvas, userEvent })
    const alongMeters = (along: number) => progressAlong(PATH, at(along))?.alongMeters ?? 0 // with all bends
    const places = [
      { kind: 'toilets', alongMeters: alongMeters(640) },
      { kind: 'water', alongMeters: alongMeters(690) },
      { kind: 'water', alongMeters: alongMeters(690) + 1200 },
    ] as const
    shown?.send({ type: 'wayside.know', wayside: { places, isWhole: true } })
    go(fix(0), fix(300))
    await expect(await canvas.findByText('次の水まで400 m')).toBeVisible()
    await expect(canvas.getByText('次のトイレまで350 m')).toBeVisible()
    go(fix(640))
    await expect(await canvas.findByText('トイレのあるところです。この先にトイレはありません。')).toBeVisible()
    go(fix(690))
    await expect(await canvas.findByText('水のあるところです。次の水まで1.20 km。')).toBeVisible()
    await expect(canvas.getByText('この先にトイレはありません')).toBeVisible()
  },
}

/** The next turn with its distance; it is told when it comes near. */
export const TurnAhead: Story = {
  play: async ({ canvas, userEvent }) => {
    await start({ canvas, userEvent })
    const atMeters = progressAlong(PATH, at(640))?.alongMeters ?? 0 // with all bends
    const [lng, lat] = at(640)
    const turn = { kind: 'right', text: '右方向です。その先宿場通りです。', atMeters, lng, lat } as const
    shown?.send({ type: 'turns.know', turns: { turns: [turn], unknown: [] } })
    go(fix(0), fix(300))
    await expect(await canvas.findByText(/^350 m先、右方向です。/)).toBeVisible()
    await expect(canvas.getAllByText(/右方向です。/)).toHaveLength(1)
    go(fix(600))
    await waitFor(() => expect(canvas.getAllByText(/^40 m先、右方向です。その先宿場通りです。/)).toHaveLength(2))
    go(fix(660))
    await waitFor(() => expect(canvas.getAllByText(/右方向です。/)).toHaveLength(1)) // the last news
  },
}

/** Said aloud only once that is wanted. */
export const SaidAloud: Story = {
  play: async ({ canvas, userEvent }) => {
    const said = fn()
    const { speak } = speechSynthesis
    speechSynthesis.speak = ({ text }) => said(text)
    try {
      await start({ canvas, userEvent })
      go(fix(0), fix(320, 90))
      await expect(said).not.toHaveBeenCalled()
      await userEvent.click(canvas.getByRole('switch', { name: /声で知らせる/ }))
      go(fix(340, 0))
      await waitFor(() => expect(said).toHaveBeenCalledWith('ルートに戻りました。'))
    } finally {
      speechSynthesis.speak = speak
    }
  },
}

export const Arrived: Story = {
  play: async ({ canvas, userEvent }) => {
    await start({ canvas, userEvent })
    go(...[0, 900, 1800, 2700, 3400, 3600].map((meters) => fix(meters)))
    await expect(await canvas.findByText('ルートの終点に着きました。')).toBeVisible()
  },
}

export const Denied: Story = {
  play: async ({ canvas, userEvent }) => {
    await start({ canvas, userEvent })
    emit?.({ type: 'position.fail', problem: 'denied' })
    await expect(await canvas.findByRole('alert')).toHaveTextContent('現在地の利用が許可されていません')
    await expect(shown?.getSnapshot().value).toBe('idle')
  },
}

export const English: Story = { globals: { locale: 'en-us' } }
