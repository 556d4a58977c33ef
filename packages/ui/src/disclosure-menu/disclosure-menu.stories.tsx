import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Icon } from '../icon/icon.tsx'
import { caretDown, globe } from '../icon/icons.ts'
import { DisclosureMenu, menuItemClass } from './disclosure-menu.tsx'

const meta = {
  title: 'ui/DisclosureMenu',
  component: DisclosureMenu,
  args: {
    summary: (
      <>
        <Icon path={globe} />
        日本語
        <Icon path={caretDown} size={13} />
      </>
    ),
    children: (
      <>
        <a className={menuItemClass} href="#ja" aria-current="true">
          日本語
        </a>
        <a className={menuItemClass} href="#en-us">
          English
        </a>
      </>
    ),
  },
} satisfies Meta<typeof DisclosureMenu>
export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('日本語', { selector: 'summary' }))
    await expect(canvas.getByRole('link', { name: 'English' })).toBeVisible()
  },
}

export const ClosesOnEscape: Story = {
  play: async ({ canvas }) => {
    const summary = canvas.getByText('日本語', { selector: 'summary' })
    await userEvent.click(summary)
    await userEvent.tab()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByText('English')).not.toBeVisible()
    await expect(summary).toHaveFocus()
  },
}

export const ClosesAfterAChoice: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('日本語', { selector: 'summary' }))
    document.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(canvas.getByRole('link', { name: 'English' }))
    await expect(canvas.getByText('English')).not.toBeVisible()
  },
}

/** In a corner where its panel does not fit, it opens to where it does. */
export const StaysInTheWindow: Story = {
  args: { align: 'end' },
  render: (args) => (
    <div style={{ position: 'fixed', bottom: 0, left: 0 }}>
      <DisclosureMenu {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('日本語', { selector: 'summary' }))
    const link = canvas.getByRole('link', { name: 'English' })
    await waitFor(() => {
      const { left, right, bottom } = link.getBoundingClientRect()
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(window.innerWidth)
      expect(bottom).toBeLessThanOrEqual(window.innerHeight)
    })
  },
}
