import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { Announcement, type Said } from './announcement.tsx'

function Copying() {
  const [said, setSaid] = useState<Said | null>(null)
  return (
    <>
      <Button onClick={() => setSaid({ text: 'コピーしました' })}>コピー</Button>
      <Announcement said={said} />
    </>
  )
}

const meta = { title: 'ui/Announcement', component: Announcement, args: { said: null } } satisfies Meta<
  typeof Announcement
>
export default meta
type Story = StoryObj<typeof meta>

/** Each time the region is empty before, or a screen reader would hear of no change. */
export const SaysTheSameTwice: Story = {
  render: () => <Copying />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status')
    const texts: string[] = []
    const observer = new MutationObserver(() => texts.push(region.textContent ?? ''))
    observer.observe(region, { childList: true, characterData: true, subtree: true })
    for (const count of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: 'コピー' }))
      await waitFor(() => expect(texts.filter((text) => text === 'コピーしました')).toHaveLength(count))
    }
    observer.disconnect()
    await expect(texts).toEqual(['コピーしました', '', 'コピーしました'])
  },
}

export const Forgets: Story = {
  args: { said: { text: '着きました' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('着きました'))
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement(), { timeout: 15_000 })
  },
}
