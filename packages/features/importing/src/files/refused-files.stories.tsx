import type { RefusedFile } from '@repo/authoring/pending-files'
import { createTranslator } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { messages as english, type ImportMessages } from './messages/en-us.ts'
import { messages as japanese } from './messages/ja.ts'
import { RefusedFiles } from './refused-files.tsx'

function InLanguage({ refused }: { refused: readonly RefusedFile[] }) {
  const { locale } = useLanguage()
  return (
    <RefusedFiles
      t={createTranslator<ImportMessages>(locale, locale === 'ja' ? japanese : english)}
      refused={refused}
    />
  )
}

const meta = {
  title: 'web/file-import/RefusedFiles',
  component: InLanguage,
  decorators: [withSite],
} satisfies Meta<typeof InLanguage>
export default meta
type Story = StoryObj<typeof meta>

const documents = ['plan.docx', 'stations.xlsx', 'map.pdf', 'notes.txt']

export const ForEachReason: Story = {
  args: {
    refused: [
      ...documents.map((name): RefusedFile => ({ name, problem: 'kind' })),
      { name: 'day-51.gpx', problem: 'tooMany' },
      { name: 'archive.kmz', problem: 'tooLarge' },
      { name: 'panorama.jpg', problem: 'notStored' },
    ],
  },
  play: async ({ canvas }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('4個のファイルは受け取れませんでした')
    await expect(alert).toHaveTextContent('plan.docx, stations.xlsx, map.pdf…')
    await expect(alert).toHaveTextContent('合計500 MB')
    await expect(alert).toHaveTextContent('空きを作ってから、もう一度共有してください。 panorama.jpg')
    await expect(alert).not.toHaveTextContent('notes.txt')
  },
}

export const NothingRefused: Story = {
  args: { refused: [] },
  play: async ({ canvas }) => expect(canvas.queryByRole('alert')).toBeNull(),
}
