import { createTranslator } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { OfflineMessages } from './messages/en-us.ts'
import { messages as english } from './messages/en-us.ts'
import { messages as japanese } from './messages/ja.ts'
import type { SavingPlan } from './plan-saving.ts'
import { SaveDialogView } from './save-dialog.tsx'
import { aSavedArticle } from './testing/sample-saved.ts'

const plan: SavingPlan = {
  tiles: [],
  zoom: 14,
  mapBytes: 8_400_000,
  pictureCount: 6,
  pictureBytes: 1_300_000,
  foreignCount: 2,
  textBytes: 540_000,
  readerBytes: 2_500_000,
  totalBytes: 12_740_000,
  freeBytes: 2_147_483_648,
}

const saved = aSavedArticle()
const handlers = { onStart: fn(), onRemove: fn(), onClose: fn() }

const meta = {
  title: 'web/offline/SaveDialog',
  component: SaveDialogView,
  args: {
    state: { kind: 'ready', plan },
    saved: null,
    ...handlers,
    t: createTranslator<OfflineMessages>('ja', japanese),
  },
  decorators: [withSite],
  render: function InLanguage(args) {
    const { locale } = useLanguage()
    const t = createTranslator<OfflineMessages>(locale, locale === 'ja' ? japanese : english)
    return <SaveDialogView {...args} t={t} />
  },
} satisfies Meta<typeof SaveDialogView>
export default meta
type Story = StoryObj<typeof meta>

export const TellsTheSizeBefore: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/^合計約12\.\d MB$/)).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: '保存する' }))
    await expect(args.onStart).toHaveBeenCalledOnce()
  },
}

export const Measuring: Story = {
  args: { state: { kind: 'measuring', plan: null } },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '保存する' })).toBeDisabled(),
}

export const Saving: Story = {
  args: { state: { kind: 'saving', plan, bytes: 4_000_000 } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '31')
    await userEvent.click(canvas.getByRole('button', { name: '中止する' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Saved: Story = {
  args: { saved },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('8.7 MB')
    await userEvent.click(canvas.getByRole('button', { name: '削除' }))
    await expect(args.onRemove).toHaveBeenCalledOnce()
  },
}

export const WithoutRoom: Story = {
  args: { state: { kind: 'failed', plan, failure: 'quota' } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('この端末の空きが足りません。'),
}

export const WithoutNetwork: Story = {
  args: { state: { kind: 'failed', plan: null, failure: 'network' } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('サーバーが応答しません。'),
}

export const WithAServerInTrouble: Story = {
  args: { state: { kind: 'failed', plan, failure: 'server' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('サーバーの不具合')
    await expect(canvas.getByRole('alert')).not.toHaveTextContent('通信')
  },
}
