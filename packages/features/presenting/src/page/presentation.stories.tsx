import { mapObjectId } from '@mishiori/map-document'
import { ja } from '@mishiori/map-editor/messages/ja'
import { anArticle } from '@repo/articles/testing/sample-reading'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { messages as english } from '../messages/en-us.ts'
import { messages as japanese } from '../messages/ja.ts'
import { PresentingMessagesProvider } from '../messages/presenting-messages.ts'
import { aMapOfPass } from '../testing/sample-map.ts'
import { Slides } from './presentation.tsx'

const TEXT = '<p>朝、<a href="#" data-map-link="tea">峠の茶屋</a>で団子を食べた。</p>'

const withPresentingMessages: Decorator = (Story, { globals }) => {
  const locale = globals.locale === 'en-us' ? 'en-us' : 'ja'
  return (
    <PresentingMessagesProvider locale={locale} messages={locale === 'ja' ? japanese : english}>
      <div style={{ position: 'relative', height: 780 }}>
        <Story />
      </div>
    </PresentingMessagesProvider>
  )
}

const meta = {
  title: 'web/presenting/Slides',
  component: Slides,
  args: {
    view: { article: anArticle(), bodyHtml: TEXT },
    token: null,
    content: { document: aMapOfPass(), langOf: () => undefined, messages: ja },
  },
  decorators: [withPresentingMessages, withSite],
  beforeEach: () => () => history.replaceState(history.state, '', location.pathname + location.search),
} satisfies Meta<typeof Slides>
export default meta
type Story = StoryObj<typeof meta>

export const Title: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^5枚中1枚目、/)
    await expect(canvas.getByText('スポット3か所')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '前へ' })).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.getByRole('link', { name: '記事に戻る' })).toHaveAttribute('href', `/routes/${anArticle().id}`)
  },
}

/** By the keys of a remote, of presentation programs, and by buttons. */
export const Stops: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'はじめる' }))
    await expect(await canvas.findByRole('heading', { name: '峠の茶屋' })).toBeVisible()
    await expect(canvas.getByText(/^団子と甘酒がある。/)).toBeVisible()
    await expect(canvas.getByText('朝、峠の茶屋で団子を食べた。')).toBeVisible()
    await userEvent.keyboard('{PageDown}')
    await expect(await canvas.findByRole('heading', { name: '櫛の店' })).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByRole('heading', { name: '遠くの山' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}{Home}')
    await expect(await canvas.findByRole('status')).toHaveTextContent(/^5枚中1枚目、/)
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByRole('heading', { name: '峠の茶屋' })).toBeVisible()
  },
}

/** All controls in one row, and each where it was on the slide before. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas, userEvent }) => {
    const placeOf = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect()
    const play = placeOf('自動で進める')
    await expect(placeOf('前へ').top).toBe(play.top)
    await expect(placeOf('全画面にする').top).toBe(play.top)
    await userEvent.click(canvas.getByRole('button', { name: 'はじめる' }))
    await expect(await canvas.findByRole('button', { name: '次へ' })).toBeVisible()
    await expect(placeOf('自動で進める').left).toBe(play.left)
    await userEvent.keyboard('{End}')
    await expect(await canvas.findByRole('button', { name: 'はじめから' })).toBeVisible()
    await expect(placeOf('自動で進める').left).toBe(play.left)
  },
}

/** What a button or a choice takes for itself does nothing to the slides. */
export const KeysOfControls: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: '自動で進める' }).focus()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByRole('button', { name: '止める' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(/^5枚中1枚目/)
    await userEvent.keyboard('p')
    await expect(await canvas.findByRole('button', { name: '自動で進める' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '1枚の時間' }), '15')
    canvas.getByRole('combobox').focus()
    await userEvent.keyboard('{End}')
    await expect(canvas.getByRole('status')).toHaveTextContent(/^5枚中1枚目/)
  },
}

export const Photos: Story = {
  args: {
    content: {
      document: aMapOfPass([
        'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="400" height="300" fill="teal"/></svg>',
        'https://elsewhere.invalid/broken.jpg',
      ]),
      langOf: (id) => (id === mapObjectId('tea') ? 'en' : undefined),
      messages: ja,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{PageDown}')
    await expect(await canvas.findByRole('img', { name: '峠の茶屋の写真 1枚目' })).toBeVisible()
    await expect(canvas.getByRole('heading', { name: '峠の茶屋' })).toHaveAttribute('lang', 'en')
  },
}

export const End: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{End}')
    await expect(await canvas.findByRole('img', { name: 'この記事のアドレスのQRコード' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'はじめから' }))
    await expect(canvas.getByRole('status')).toHaveTextContent(/^5枚中1枚目/)
  },
}

/** Its address opens for nobody else. */
export const PrivateEnd: Story = {
  args: { view: { article: anArticle({ status: 'private' }), bodyHtml: '' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{End}')
    await expect(await canvas.findByRole('heading', { name: 'おわり' })).toBeVisible()
    await expect(canvas.queryByRole('img', { name: /QR/ })).toBeNull()
  },
}

export const WithoutSpots: Story = {
  args: { content: { document: { layers: [], mainLineId: null }, langOf: () => undefined, messages: ja } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('この記事の地図には、立ち寄るスポットがありません。')).toBeVisible()
  },
}
