import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Pager } from './pager.tsx'

const meta = { title: 'ui/Pager' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const hrefOf = (page: number) => `#page-${page}`

export const InTheMiddle: Story = {
  render: () => <Pager current={5} last={20} hrefOf={hrefOf} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '#page-6')
  },
}

export const FirstPage: Story = {
  render: () => <Pager current={1} last={20} hrefOf={hrefOf} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Previous page' })).toBeNull()
  },
}

const onPage = fn()

export const TurnedInPlace: Story = {
  render: () => <Pager current={2} last={3} onPage={onPage} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(onPage).toHaveBeenLastCalledWith(3)
    await expect(canvas.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  },
}

export const OnePageNeedsNone: Story = {
  render: () => <Pager current={1} last={1} hrefOf={hrefOf} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}
