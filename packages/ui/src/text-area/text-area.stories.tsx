import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { TextArea } from './text-area.tsx'

const meta = {
  title: 'ui/TextArea',
  component: TextArea,
  args: { label: '概要', defaultValue: '藪原宿から鳥居峠を越えて奈良井宿へ。' },
} satisfies Meta<typeof TextArea>
export default meta
type Story = StoryObj<typeof meta>

export const GrowsToSixRows: Story = {
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: '概要' })
    const before = area.clientHeight
    await userEvent.type(area, '\n2\n3\n4\n5')
    const grown = area.clientHeight
    await expect(grown).toBeGreaterThan(before)
    await userEvent.type(area, '\n6\n7\n8\n9')
    await expect(area.clientHeight).toBeLessThan(before * 2 + 20)
    await expect(area.scrollHeight).toBeGreaterThan(area.clientHeight)
  },
}
