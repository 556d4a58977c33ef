import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { aGround } from '../testing/sample-ground.ts'
import { withPlanningMessages } from '../testing/with-planning-messages.ts'
import { GroundCards } from './ground-facts.tsx'

const meta = {
  title: 'web/planning/Ground',
  component: GroundCards,
  decorators: [withPlanningMessages, withSite],
  args: { onRetry: fn() },
} satisfies Meta<typeof GroundCards>
export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {
  args: { answer: aGround() },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('土・岩が42%、舗装が34%、石畳が20%です。')).toBeVisible()
    await expect(await canvas.findByText('階段は2か所で64段です。')).toBeVisible()
    await expect(canvas.getByText('手すりなし')).toBeVisible()
    await userEvent.click(canvas.getByText('路面を表で見る'))
    await expect(canvas.getAllByRole('row')).toHaveLength(10)
  },
}

export const English: Story = {
  args: { answer: aGround() },
  globals: { locale: 'en-us' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Earth or rock 42%, Paved 34%, Paving stones 20%.')).toBeVisible()
    await expect(await canvas.findByText('Stairs in 2 places, 64 steps.')).toBeVisible()
  },
}

export const EverySurface: Story = {
  args: {
    answer: aGround({
      stretches: (['paved', 'stones', 'boards', 'gravel', 'ground', null] as const).flatMap((surface, index) => [
        { toMeters: 800 * index + 700, surface, kind: 'path', hikingGrade: null },
        { toMeters: 800 * index + 800, surface, kind: 'steps', hikingGrade: null },
      ]),
    }),
  },
  play: async ({ canvas }) => {
    for (const name of ['舗装', '石畳', '木道・鉄板', '砂利', '土・岩', '階段', '不明']) {
      await expect((await canvas.findAllByText(new RegExp(name))).length).toBeGreaterThan(0)
    }
  },
}

export const NotCounted: Story = {
  args: {
    answer: aGround({
      obstacles: aGround().obstacles.map((obstacle) => ({ ...obstacle, stepCount: null, hasHandrail: null })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('階段は2か所です。')).toBeVisible()
    await expect(canvas.getAllByText('階段（段数は不明）')).toHaveLength(2)
  },
}

export const NoSurfaces: Story = {
  args: {
    answer: aGround({
      region: null,
      hasSurfaces: false,
      stretches: aGround().stretches.map((stretch) => ({ ...stretch, surface: null })),
      obstacles: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/ここでは路面がわかりません/)).toBeVisible()
  },
}

export const OffTheNetwork: Story = {
  args: {
    answer: aGround({
      stretches: [{ toMeters: 5_000, surface: null, kind: null, hikingGrade: null }],
      obstacles: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('この地域の道のデータがありません。')).toBeVisible()
    await expect(canvas.getByText('段差はわかりません。')).toBeVisible()
    await expect(canvas.queryByText(/npm run/)).toBeNull()
  },
}

/** Nobody else is told what would help: see `OffTheNetwork`. */
export const OffTheNetworkForAnOperator: Story = {
  args: OffTheNetwork.args,
  parameters: { root: { hints: { region: 'npm run region -- add', elevation: 'ELEVATION=' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('この地域の道のデータがありません。')).toBeVisible()
    await expect(canvas.getByText('npm run region -- add')).toBeVisible()
    await expect(canvas.queryByText('ELEVATION=')).toBeNull()
  },
}

export const Loading: Story = {
  args: { answer: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('路面を調べています')).toBeVisible()
  },
}

export const TooLong: Story = {
  args: { answer: 'tooLong' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('線が長すぎて、路面を調べられません。')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { answer: 'failed' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'もう一度試す' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
