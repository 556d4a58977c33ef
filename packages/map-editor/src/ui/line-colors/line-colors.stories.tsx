import type { AnyLine } from '@mishiori/map-document'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { GroundServices } from '../../core/line-colors/line-ground.ts'
import { en, enColors } from '../../messages/en.ts'
import { ja, jaColors } from '../../messages/ja.ts'
import { passGround } from '../../stories/panels/pass-ground.ts'
import { passLine } from '../../stories/panels/story-map.ts'
import { MapBackdrop } from '../../stories/panels/story-support.tsx'
import { useLineColors } from '../../view/use-line-colors.ts'
import { ElevationProfile } from '../elevation-profile/elevation-profile.tsx'
import { LineColorKey } from './line-color-key.tsx'

interface ColoringReaderProps {
  readonly line: AnyLine
  readonly services: GroundServices
  readonly isEnglish?: boolean
  readonly width?: number
}

function ColoringReader({ line, services, isEnglish = false, width }: ColoringReaderProps) {
  const [cursor, setCursor] = useState<number | null>(null)
  const { coloring } = useLineColors({ line, services, words: isEnglish ? enColors : jaColors })
  return (
    <MapBackdrop style={width ? { width, padding: 0 } : {}}>
      <ElevationProfile
        messages={isEnglish ? en : ja}
        line={line}
        coloring={coloring}
        cursorMeters={cursor}
        onCursor={setCursor}
        variant={width ? 'strip' : 'card'}
      />
    </MapBackdrop>
  )
}

const answers = (stretches = passGround): GroundServices => ({ fetchGround: async () => ({ ok: true, stretches }) })
const flat = () => {
  const { elevationsMeters: _, ...line } = passLine()
  return line
}

const meta = {
  title: 'map-editor/Line colors',
  component: ColoringReader,
  args: { line: passLine(), services: answers() },
} satisfies Meta<typeof ColoringReader>
export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '線の色' })).toBeChecked()
    await expect(canvas.queryByRole('list', { name: '路面' })).toBeNull()
    await expect(canvas.queryByRole('radio', { name: '山道の難しさ' })).toBeNull() // nobody has asked yet
  },
}

export const Surface: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '路面' }))
    const legend = await canvas.findByRole('list', { name: '路面' })
    await expect(legend).toHaveTextContent('舗装 27%')
    await expect(legend).toHaveTextContent('不明 10%')
    const cursor = canvas.getByRole('slider')
    cursor.focus()
    await userEvent.keyboard('{Home}')
    await expect(cursor).toHaveAttribute('aria-valuetext', '0.00 km、標高 925 m、舗装')
  },
}

export const English: Story = {
  args: { isEnglish: true },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Surface' }))
    await expect(await canvas.findByRole('list', { name: 'Surface' })).toHaveTextContent('Paving stones 13%')
  },
}

export const Slope: Story = {
  args: { services: {} },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(2) // the ground is the host's to know
    await userEvent.click(canvas.getByRole('radio', { name: '傾斜' }))
    await expect(await canvas.findByRole('list', { name: '傾斜' })).toHaveTextContent('8〜15%')
  },
}

export const WayTypes: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '道の種類' }))
    const legend = await canvas.findByRole('list', { name: '道の種類' })
    for (const name of ['幹線道路', '街の道', '自転車道', '歩道', '農道・林道', '小道・山道', '階段', '不明']) {
      await expect(legend).toHaveTextContent(name)
    }
  },
}

export const HikingGrades: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '路面' }))
    await userEvent.click(await canvas.findByRole('radio', { name: '山道の難しさ' }))
    const legend = await canvas.findByRole('list', { name: '山道の難しさ' })
    await expect(legend).toHaveTextContent('T2 15%')
    await expect(legend).toHaveTextContent('難しさは不明')
  },
}

export const Asking: Story = {
  args: { services: { fetchGround: () => new Promise(() => {}) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '路面' }))
    await expect(await canvas.findByRole('status')).toHaveTextContent('路面を調べています')
  },
}

let tries = 0

export const FailsOnce: Story = {
  args: {
    services: {
      fetchGround: async () => {
        tries++
        if (tries === 1) throw new Error('Nobody is there.')
        return { ok: true, stretches: passGround }
      },
    },
  },
  beforeEach: () => {
    tries = 0
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '路面' }))
    await expect(await canvas.findByText('路面を調べられませんでした。')).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '傾斜' }))
    await expect(await canvas.findByRole('list', { name: '傾斜' })).toBeVisible()
    await userEvent.click(canvas.getByRole('radio', { name: '道の種類' }))
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度調べる' }))
    await expect(await canvas.findByRole('list', { name: '道の種類' })).toBeVisible()
    await expect(tries).toBe(2)
  },
}

export const Failed: Story = {
  args: { services: { fetchGround: async () => ({ ok: false, reason: 'unavailable' }) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '路面' }))
    await expect(await canvas.findByRole('button', { name: 'もう一度調べる' })).toBeVisible()
  },
}

export const TooLong: Story = {
  args: { services: { fetchGround: async () => ({ ok: false, reason: 'tooLong' }) } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '路面' }))
    await expect(await canvas.findByText('線が長すぎて、路面を調べられません。')).toBeVisible()
  },
}

export const NothingKnown: Story = {
  args: { services: answers([{ toMeters: 8000, surface: null, kind: null, hikingGrade: null }]) },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '道の種類' }))
    await expect(await canvas.findByText('この地域の道のデータがありません。')).toBeVisible()
    await expect(canvas.getByRole('list', { name: '道の種類' })).toHaveTextContent('不明 100%')
  },
}

export const WithoutElevations: Story = {
  args: { line: flat() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { name: '傾斜' })).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: '路面' }))
    await expect(await canvas.findByRole('list', { name: '路面' })).toBeVisible()
    await expect(canvas.queryByRole('slider')).toBeNull()
  },
}

export const Phone: Story = {
  args: { width: 390 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '道の種類' }))
    await expect(await canvas.findByRole('list', { name: '道の種類' })).toBeVisible()
    const panel = canvas.getByRole('region')
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
  },
}

function KeyReader({ line, services, isEnglish = false, width }: ColoringReaderProps) {
  const { coloring } = useLineColors({ line, services, words: isEnglish ? enColors : jaColors })
  return (
    <MapBackdrop style={width ? { width } : {}}>
      {coloring && <LineColorKey coloring={coloring} locale={isEnglish ? 'en' : 'ja'} />}
    </MapBackdrop>
  )
}

/** Where the host has no profile of a line. */
export const KeyAlone: Story = {
  args: { line: flat() },
  render: (args) => <KeyReader {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('radio')).toHaveLength(3)
    await userEvent.click(canvas.getByRole('radio', { name: '路面' }))
    await expect(await canvas.findByRole('list', { name: '路面' })).toHaveTextContent('不明 10%')
    const bar = canvasElement.querySelectorAll('rect[x]')
    await expect(bar).toHaveLength(9) // the parts of one surface, from the start to the end
    await expect(bar[0]).toHaveAttribute('x', '0%')
  },
}

export const KeyOnAPhone: Story = {
  args: { line: flat(), isEnglish: true, width: 390 },
  render: (args) => <KeyReader {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Type of way' }))
    await expect(await canvas.findByRole('list', { name: 'Type of way' })).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
