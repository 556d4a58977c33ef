import { createTranslator } from '@repo/i18n'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { FlashStack } from '@repo/ui/flash-stack'
import { useLanguage } from '@repo/web-kit/language'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { OfflineMessages } from './messages/en-us.ts'
import { messages as english } from './messages/en-us.ts'
import { messages as japanese } from './messages/ja.ts'
import { updateFlash } from './use-update-offer.ts'

function UpdateFlash({ onAct }: { onAct: () => void }) {
  const { locale } = useLanguage()
  const { show } = useFlashQueue()
  useEffect(() => {
    const t = createTranslator<OfflineMessages>(locale, locale === 'ja' ? japanese : english)
    show(updateFlash(t, onAct))
  }, [locale, show, onAct])
  return <FlashStack />
}

const meta = {
  title: 'web/offline/UpdateFlash',
  component: UpdateFlash,
  args: { onAct: fn() },
  decorators: [withSite],
} satisfies Meta<typeof UpdateFlash>
export default meta

export const OffersANewVersion: StoryObj<typeof meta> = {
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByText('新しい版があります')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: '読み込む' }))
    await expect(args.onAct).toHaveBeenCalledOnce()
    await expect(canvas.queryByText('新しい版があります')).toBeNull()
  },
}
