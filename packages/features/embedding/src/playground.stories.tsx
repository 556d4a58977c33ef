import { LONG_TITLE } from '@repo/web-kit/testing/long-title'
import { withSite } from '@repo/web-kit/testing/site-story'
import { withMessages } from '@repo/web-kit/testing/with-messages'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { readChoice } from './embed-choice.ts'
import { EmbedMessagesProvider } from './messages/embed-messages.ts'
import { messages as english } from './messages/en-us.ts'
import { messages as japanese } from './messages/ja.ts'
import { type Embeddable, Playground } from './playground.tsx'

const choice = readChoice(new URLSearchParams(), '', 'https://routes.example')
const address = 'https://routes.example/routes/7'
const shown: Embeddable = {
  target: { kind: 'routes', id: 7 },
  title: '鳥居峠を越える',
  layers: ['歩いた道', '見どころ', 'ひと休み'].map((name, index) => ({ id: `l${index}`, name })),
  hasProfile: true,
}

const meta = {
  title: 'web/embed/Playground',
  component: Playground,
  decorators: [withMessages(EmbedMessagesProvider, { ja: japanese, 'en-us': english }), withSite],
  args: { address, shown, choice },
} satisfies Meta<typeof Playground>
export default meta
type Story = StoryObj<typeof meta>

export const WritesTheCodeOfWhatIsChosen: Story = {
  play: async ({ canvas }) => {
    const code = canvas.getByRole('textbox', { name: 'コード' })
    const preview = canvas.getByTitle('鳥居峠を越える')
    await expect(code).toHaveDisplayValue(/src="https:\/\/routes\.example\/embed\/7" width="640" height="420"/)
    await expect(preview).toHaveAttribute('src', '/embed/7')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '明るさ' }), 'ダーク')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '言語' }), 'English')
    await userEvent.click(canvas.getByRole('checkbox', { name: '見どころ' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /標高グラフ/ }))
    const width = canvas.getByRole('textbox', { name: '幅（px）' })
    await userEvent.clear(width)
    await userEvent.type(width, '800')
    const search = 'hl=en-us&theme=dark&layer=l0&layer=l2&profile=1'
    await expect(canvas.getByTitle('鳥居峠を越える')).toHaveAttribute('src', `/embed/7?${search}`)
    await expect(code).toHaveDisplayValue(new RegExp(`embed/7\\?${search.replaceAll('&', '&amp;')}" width="800"`))
    await userEvent.click(canvas.getByRole('checkbox', { name: '見どころ' }))
    await expect(code).not.toHaveDisplayValue(/layer=/)
  },
}

export const KeepsItsSizeWhileAnotherIsTyped: Story = {
  play: async ({ canvas }) => {
    const height = canvas.getByRole('textbox', { name: '高さ（px）' })
    await userEvent.clear(height)
    await userEvent.type(height, '2001')
    await expect(height).toBeValid()
    await userEvent.tab()
    await expect(height).toBeInvalid()
    await waitFor(() => expect(height).toHaveAccessibleDescription('200から2,000までの数を入れてください。'))
    await expect(canvas.getByRole('textbox', { name: 'コード' })).toHaveDisplayValue(/height="200"/)
  },
}

export const CopiesTheCode: Story = {
  globals: { locale: 'en-us' },
  play: async ({ canvas }) => {
    const writeText = fn(async () => {})
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the code' }))
    await expect(writeText).toHaveBeenCalledWith(
      expect.stringContaining('<iframe src="https://routes.example/embed/7"'),
    )
    writeText.mockRejectedValue(new Error('forbidden'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy the code' }))
    const code = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: 'Code' })
    await expect([code.selectionStart, code.selectionEnd]).toEqual([0, code.value.length])
  },
}

export const AJourneyWithALongTitle: Story = {
  args: { shown: { ...shown, target: { kind: 'journeys', id: 5 }, title: LONG_TITLE, layers: [] } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByTitle(LONG_TITLE)).toHaveAttribute('src', '/embed/journeys/5')
    await expect(canvas.queryByRole('group')).toBeNull()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const NothingYet: Story = {
  args: { address: '', shown: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('どのルートを埋め込みますか')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'ルートか旅のアドレス' })).toBeValid()
  },
}

export const NothingPublicAtTheAddress: Story = {
  globals: { locale: 'en-us' },
  args: { address: 'https://routes.example/routes/8', shown: null },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Address of the route or journey' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('No public route or journey is at this address.')
    await expect(canvas.queryByRole('textbox', { name: 'Code' })).toBeNull()
  },
}
