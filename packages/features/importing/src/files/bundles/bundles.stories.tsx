import { createTranslator } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { ImportMessages } from '../messages/en-us.ts'
import { messages as english } from '../messages/en-us.ts'
import { messages as japanese } from '../messages/ja.ts'
import type { BundleRow, BundleState } from './bundle-state.ts'
import { BundlePage } from './import-articles-page.tsx'

const actions = { open: fn(), choose: fn(), chooseAll: fn(), start: fn() }

function Page({ state }: { state: BundleState }) {
  const { locale } = useLanguage()
  const t = createTranslator<ImportMessages>(locale, locale === 'ja' ? japanese : english)
  return <BundlePage t={t} imported={{ state, ...actions }} />
}

const meta = { title: 'web/file-import/Articles', component: Page, decorators: [withSite] } satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const row = (folder: string, title: string, more: Partial<BundleRow> = {}): BundleRow => ({
  folder,
  title,
  pictures: 3,
  isReadable: true,
  isChosen: true,
  state: { kind: 'waiting' },
  ...more,
})
const ROWS = [
  row('routes/1', '鳥居峠を越えて奈良井宿へ'),
  row('routes/2', '', { pictures: 0, isChosen: false }),
  row('routes/3', '', { pictures: 0, isReadable: false, isChosen: false }),
]
const NAME = 'mishiori-2026-11-26.zip'
const open = (rows: readonly BundleRow[], isImporting = false): BundleState => ({
  kind: 'open',
  name: NAME,
  rows,
  isImporting,
})

export const Empty: Story = {
  args: { state: { kind: 'empty' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
    const input = canvasElement.querySelector('input[type=file]')
    if (!(input instanceof HTMLInputElement)) throw new Error('no field for files')
    const file = new File(['x'], NAME, { type: 'application/zip' })
    await userEvent.upload(input, file)
    await expect(actions.open).toHaveBeenCalledWith(file)
  },
}

export const Opening: Story = { args: { state: { kind: 'opening', name: NAME } } }

export const Refused: Story = {
  args: { state: { kind: 'refused', name: 'tracks.zip', refusal: 'noArticles' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('tracks.zip')
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/home/routes/create_from_file')
  },
}

/** Broken articles are listed and cannot be selected. */
export const Opened: Story = {
  args: { state: open(ROWS) },
  play: async ({ canvas }) => {
    const [first, untitled, broken] = canvas.getAllByRole('checkbox')
    if (!first || !untitled || !broken) throw new Error('three articles')
    await expect(first).toBeChecked()
    await expect(broken).toBeDisabled()
    await userEvent.click(untitled)
    await expect(actions.choose).toHaveBeenCalledWith('routes/2', true)
    await userEvent.click(canvas.getByRole('button', { name: /1/ }))
    await expect(actions.start).toHaveBeenCalled()
  },
}

export const Importing: Story = {
  args: {
    state: open(
      [row('routes/1', '峠', { state: { kind: 'importing', sent: 1, total: 3 } }), row('routes/2', '川')],
      true,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toBeVisible()
    for (const box of canvas.getAllByRole('checkbox')) await expect(box).toBeDisabled()
  },
}

export const Imported: Story = {
  args: {
    state: open([
      row('routes/1', '峠', { state: { kind: 'created', id: 8, missing: 0, foreign: 0 } }),
      row('routes/2', '川', { state: { kind: 'created', id: 9, missing: 2, foreign: 1 } }),
      row('routes/3', '海', { state: { kind: 'failed', error: { code: 'network' } } }),
      row('routes/4', '島', { state: { kind: 'pictureFailed', failure: { ok: false, problem: 'unreadable' } } }),
    ]),
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(['/home/routes/8/edit', '/home/routes/9/edit', '/home/routes'])
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  },
}
