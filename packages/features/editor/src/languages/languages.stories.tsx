import { EMPTY_ARTICLE } from '@mishiori/article-blocks/document'
import type { Locale } from '@repo/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { RemoveLanguageDialog } from '../dialogs/question-dialogs.tsx'
import { withEditorMessages } from '../testing/story-messages.tsx'
import { LanguageBar } from './language-bar.tsx'
import { LanguageCard } from './language-card.tsx'

const meta = {
  title: 'web/editor/Languages',
  decorators: [withEditorMessages],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const TRANSLATION = { title: '', summary: '', text: EMPTY_ARTICLE }
const MISSING = { parts: ['title', 'content'], names: 3 } as const

function Bar({ missing }: { missing: Parameters<typeof LanguageBar>[0]['missing'] }) {
  const [writing, write] = useState<Locale>('ja')
  return <LanguageBar languages={{ main: 'ja', second: 'en-us', writing, write }} missing={missing} />
}

export const WhatIsLeftToTranslate: Story = {
  render: () => <Bar missing={MISSING} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '日本語' })).toBeChecked()
    await expect(canvas.queryByText(/まだ訳していない/)).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }))
    await expect(canvas.getByText('まだ訳していないもの：タイトル、本文、地図の名前3件')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: '日本語' })).toBeChecked()
  },
}

export const EverythingIsTranslated: Story = {
  render: () => <Bar missing={{ parts: [], names: 0 }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'English' }))
    await expect(canvas.getByText('すべて訳しました。')).toBeVisible()
  },
}

const actions = { setMain: fn(), add: fn(), confirmRemoval: fn(), remove: fn(), keep: fn() }

export const OneLanguage: Story = {
  render: () => <LanguageCard languages={{ ...actions, main: 'ja', second: 'en-us', translation: null }} />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: '書いている言語' }), 'English')
    await expect(actions.setMain).toHaveBeenCalledWith('en-us')
    await userEvent.click(canvas.getByRole('button', { name: '英語を追加' }))
    await expect(actions.add).toHaveBeenCalledOnce()
  },
}

export const TwoLanguages: Story = {
  render: () => <LanguageCard languages={{ ...actions, main: 'en-us', second: 'ja', translation: TRANSLATION }} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '日本語を削除' }))
    await expect(actions.confirmRemoval).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
}

export const RemovingAsksFirst: Story = {
  render: () => <RemoveLanguageDialog languages={{ ...actions, second: 'en-us', isConfirmingRemoval: true }} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog')).toHaveTextContent('もとの言語は残ります。')
    await userEvent.click(canvas.getByRole('button', { name: '英語を削除' }))
    await expect(actions.remove).toHaveBeenCalledOnce()
  },
}
