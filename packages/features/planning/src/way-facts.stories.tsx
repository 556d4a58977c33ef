import { aLineOf } from '@repo/articles/testing/sample-reading'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { withPlanningMessages } from './testing/with-planning-messages.ts'
import { WayFacts } from './way-facts.tsx'

const meta = { title: 'web/planning/Way facts', decorators: [withPlanningMessages, withSite] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const RecordedWalk: Story = {
  render: () => <WayFacts view={{ figures: aLineOf() }} />,
  play: async ({ canvas }) => {
    const facts = canvas.getByRole('region', { name: 'この道のこと' })
    await expect(facts).toHaveTextContent('時間記録1 時間 55 分')
  },
}

export const NothingKnown: Story = {
  render: () => <WayFacts view={{ figures: null }} />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('この道のこと')
  },
}
