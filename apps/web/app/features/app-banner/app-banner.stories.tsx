import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { AppBanner } from './app-banner.tsx'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148'
const apps = { ios: 'https://store.example/ios', android: null }

/** A narrow window of such a browser, which has closed the banner so many days ago. */
function phone({ userAgent = IPHONE, closedDaysAgo }: { userAgent?: string; closedDaysAgo?: number } = {}) {
  const { matchMedia } = window
  window.matchMedia = () => matchMedia('all')
  Object.defineProperty(navigator, 'userAgent', { configurable: true, value: userAgent })
  if (closedDaysAgo !== undefined) {
    localStorage.setItem('appBannerClosedAt', new Date(Date.now() - closedDaysAgo * 24 * 60 * 60 * 1000).toISOString())
  }
  return () => {
    window.matchMedia = matchMedia
    Reflect.deleteProperty(navigator, 'userAgent')
  }
}

const meta = {
  title: 'web/site-shell/App banner',
  component: AppBanner,
  parameters: { root: { apps } },
  decorators: [
    (Story) => (
      <main style={{ minHeight: 480 }}>
        <Story />
      </main>
    ),
    withSite,
  ],
  beforeEach: () => phone(),
} satisfies Meta<typeof AppBanner>
export default meta
type Story = StoryObj<typeof meta>

const banner = () => screen.queryByRole('complementary', { name: 'アプリで使う' })

export const OnAPhone: Story = {
  play: async () => {
    await waitFor(() => expect(banner()).toBeVisible())
    await expect(screen.getByRole('link', { name: 'アプリを開く' })).toHaveAttribute(
      'href',
      'https://store.example/ios',
    )
  },
}

export const InEnglish: Story = { globals: { locale: 'en-us' } }

export const PutAway: Story = {
  play: async () => {
    await waitFor(() => expect(banner()).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: 'アプリの案内を閉じる' }))
    await waitFor(() => expect(banner()).toBeNull())
    await expect(Date.parse(localStorage.getItem('appBannerClosedAt') ?? '')).toBeGreaterThan(Date.now() - 60_000)
  },
}

/** What the app is for, and the stores that have it. */
export const Guide: Story = {
  play: async () => {
    await waitFor(() => expect(banner()).toBeVisible())
    await userEvent.click(screen.getByRole('button', { name: /くわしく/ }))
    const guide = await screen.findByRole('dialog', { name: 'アプリで使う' })
    await waitFor(() => expect(guide).toBeVisible())
    await expect(screen.getByRole('link', { name: 'App Storeで見る' })).toHaveAttribute(
      'href',
      'https://store.example/ios',
    )
    await expect(screen.queryByRole('link', { name: /Google Play/ })).toBeNull()
  },
}

const staysAway: NonNullable<Story['play']> = async () => {
  // As long as another one takes to come.
  await new Promise((resolve) => setTimeout(resolve, 100))
  await expect(banner()).toBeNull()
}

export const ClosedLately: Story = { beforeEach: () => phone({ closedDaysAgo: 29.9 }), play: staysAway }

export const ClosedLongAgo: Story = {
  beforeEach: () => phone({ closedDaysAgo: 30 }),
  play: async () => {
    await waitFor(() => expect(banner()).toBeVisible())
  },
}

export const NoAppForThisPhone: Story = { beforeEach: () => phone({ userAgent: 'Linux; Android 15' }), play: staysAway }

export const NotConfigured: Story = { parameters: { root: { apps: { ios: null, android: null } } }, play: staysAway }

/** Articles have a bar of their own there. */
export const OnAnArticle: Story = { parameters: { address: '/routes/7' }, play: staysAway }
