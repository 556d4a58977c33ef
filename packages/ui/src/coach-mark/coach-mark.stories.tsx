import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { CoachMark } from './coach-mark.tsx'

const [onNext, onBack, onLater] = [fn(), fn(), fn()]
const english = { later: 'Later', back: 'Back', next: 'Next' }

/** Something on a page, and a step about it. */
function Page({
  hasBack = true,
  onBack,
  ...step
}: Omit<ComponentProps<typeof CoachMark>, 'target'> & { hasBack?: boolean }) {
  const [target, setTarget] = useState<Element | null>(null)
  return (
    <div style={{ display: 'grid', justifyItems: 'center', gap: 8, height: 420, padding: 24 }}>
      <div ref={setTarget}>
        <Button variant="primary">ルートを作る</Button>
      </div>
      <Button onClick={({ currentTarget }) => currentTarget.setAttribute('aria-pressed', 'true')}>ほかのこと</Button>
      {target ? <CoachMark target={target} {...step} onBack={hasBack ? onBack : undefined} /> : null}
    </div>
  )
}

const meta = {
  title: 'ui/Coach mark',
  component: Page,
  args: {
    title: 'ここから描きはじめます',
    text: '歩いた道も、いつか行きたい道も、地図に線を引いて残せます。',
    progress: '2 / 4',
    labels: { later: 'あとで', back: '戻る', next: '次へ' },
    onNext,
    onBack,
    onLater,
  },
  beforeEach: () => {
    for (const spy of [onNext, onBack, onLater]) spy.mockClear()
  },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const step = () => screen.findByRole('dialog', { name: 'ここから描きはじめます' })

export const Beside: Story = {
  play: async () => {
    const dialog = await step()
    await waitFor(() => expect(dialog).toHaveFocus())
    await expect(dialog).toHaveAccessibleDescription('歩いた道も、いつか行きたい道も、地図に線を引いて残せます。')
    await expect(screen.getByText('2 / 4')).toBeVisible()
  },
}

export const ByKeyboard: Story = {
  play: async () => {
    const dialog = await step()
    await waitFor(() => expect(dialog).toHaveFocus())
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'あとで' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onBack).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(onNext).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(onLater).toHaveBeenCalledOnce()
  },
}

export const HoldsUpNothing: Story = {
  play: async ({ canvas }) => {
    await step()
    const other = canvas.getByText('ほかのこと').closest('button') as HTMLElement
    other.click()
    await expect(other).toHaveAttribute('aria-pressed', 'true')
    await expect(await step()).toBeVisible()
    await expect(onLater).not.toHaveBeenCalled()
  },
}

/** The first step has no Back button; the longest texts. */
export const FirstInEnglish: Story = {
  globals: { locale: 'en-us' },
  args: {
    title: 'Draw a road that you have walked, or one that you would like to walk some day',
    text: 'Pick a tool and press on the map, one place after another. A line, a spot or an area is yours to change until you confirm it, and after that too.',
    progress: '1 / 12',
    labels: english,
    hasBack: false,
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await expect(screen.queryByRole('button', { name: 'Back' })).toBeNull()
    await waitFor(() => expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(innerWidth))
  },
}

/** In narrow windows a bar at the edge that is farther from what it is about: here the lower one. */
export const OnAPhone: Story = {
  beforeEach: () => {
    const { matchMedia } = window
    window.matchMedia = () => matchMedia('all')
    return () => {
      window.matchMedia = matchMedia
    }
  },
  play: async () => {
    const dialog = await step()
    await waitFor(() => {
      const { left, right, bottom } = dialog.getBoundingClientRect()
      expect([left, right, bottom].map(Math.round)).toEqual([8, innerWidth - 8, innerHeight - 8])
    })
  },
}
