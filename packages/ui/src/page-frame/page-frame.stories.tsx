import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { PageFrame } from './page-frame.tsx'

const meta = { title: 'ui/PageFrame', component: PageFrame } satisfies Meta<typeof PageFrame>
export default meta
type Story = StoryObj<typeof meta>

export const OneColumn: Story = {
  args: {
    children: (
      <>
        <h1>ルート</h1>
        <p>{'https://example.com/とても長いアドレス'.repeat(20)}</p>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('heading').parentElement
    await expect(frame?.scrollWidth).toBe(frame?.clientWidth)
  },
}
