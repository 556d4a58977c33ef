import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RuledList } from './ruled-list.tsx'

const meta = { title: 'ui/RuledList', component: RuledList } satisfies Meta<typeof RuledList>
export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {
  args: {
    label: 'ログイン中の端末',
    children: ['Safari・iPhone', 'Firefox・Windows', 'Chrome・Android'].map((name) => <li key={name}>{name}</li>),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'ログイン中の端末' })).toBeVisible()
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first).toHaveStyle({ borderTopWidth: '0px' })
    await expect(second).toHaveStyle({ borderTopWidth: '1px' })
  },
}

/** Nothing is seen of a card without rows. */
export const Empty: Story = {
  args: { children: [] },
  play: ({ canvas }) => expect(canvas.getByRole('list', { hidden: true })).not.toBeVisible(),
}
