import type { Meta, StoryObj } from '@storybook/react-vite'
import { createRoutesStub, Link } from 'react-router'
import { expect, userEvent, waitFor } from 'storybook/test'
import { NavigationProgress } from './navigation-progress.tsx'

let arrive = () => {}
const Site = createRoutesStub([
  {
    path: '/',
    Component: () => (
      <>
        <NavigationProgress />
        <Link to="/slow">先へ</Link>
      </>
    ),
  },
  {
    path: '/slow',
    Component: () => (
      <>
        <NavigationProgress />
        <p>着きました</p>
      </>
    ),
    loader: () =>
      new Promise<null>((resolve) => {
        arrive = () => resolve(null)
      }),
  },
])

const meta = {
  title: 'web/site-shell/Navigation progress',
  component: NavigationProgress,
  render: () => <Site />,
} satisfies Meta<typeof NavigationProgress>
export default meta
type Story = StoryObj<typeof meta>

/** It draws for five seconds, and what comes within 200 ms never shows it. */
export const WaitsBeforeItDraws: Story = {
  play: async ({ canvas, canvasElement }) => {
    const line = () => canvasElement.querySelector('[aria-hidden="true"]')
    await expect(line()).not.toHaveAttribute('data-active')
    await userEvent.click(canvas.getByRole('link', { name: '先へ' }))
    await waitFor(() => expect(line()).toHaveAttribute('data-active'))
    const { transitionDuration, transitionDelay } = getComputedStyle(line() ?? canvasElement)
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
      await expect([transitionDuration, transitionDelay]).toEqual(['5s', '0.2s'])
    }
    arrive()
    await expect(await canvas.findByText('着きました')).toBeVisible()
    await expect(line()).not.toHaveAttribute('data-active')
  },
}
