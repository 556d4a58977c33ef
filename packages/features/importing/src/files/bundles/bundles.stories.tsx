import { createTranslator } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { ImportMessages } from '../messages/en-us.ts'
import { messages as english } from '../messages/en-us.ts'
import { messages as japanese } from '../messages/ja.ts'
import type { BundleRow, BundleState, JourneyRow } from './bundle-state.ts'
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
  journeys: [],
  isImporting,
})
const journey = (folder: string, title: string, more: Partial<JourneyRow> = {}): JourneyRow => ({
  folder,
  title,
  kind: 'journey',
  articles: 3,
  links: 1,
  problem: null,
  isChosen: true,
  state: { kind: 'waiting' },
  ...more,
})
const withJourneys = (journeys: readonly JourneyRow[], rows: readonly BundleRow[] = []): BundleState => ({
  kind: 'open',
  name: NAME,
  rows,
  journeys,
  isImporting: journeys.some(({ state }) => state.kind === 'importing'),
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

/** A track, or half of an archive. */
export const NotAnArchive: Story = {
  args: { state: { kind: 'refused', name: 'walk.gpx', refusal: 'notAnArchive' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('walk.gpx')
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

const BROKEN = { title: '', articles: 0, links: 0, isChosen: false } as const

/** Journeys of a file before its articles; broken ones say why. */
export const Journeys: Story = {
  args: {
    state: withJourneys(
      [
        journey('journeys/1', '木曽路をつなぐ三日'),
        journey('journeys/2', '秋の散歩道', { kind: 'collection', articles: 0, links: 0 }),
        journey('journeys/3', '', { ...BROKEN, problem: 'unreadable' }),
        journey('journeys/4', '', { ...BROKEN, problem: 'tooManyEntries' }),
        journey('journeys/5', '', { ...BROKEN, problem: 'articleMissing' }),
        journey('journeys/6', '', { ...BROKEN, problem: 'partInvalid' }),
      ],
      ROWS.slice(0, 1),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('checkbox', { checked: true })).toHaveLength(3)
    const [first] = canvas.getAllByRole('checkbox')
    if (!first) throw new Error('no journey')
    await userEvent.click(first)
    await expect(actions.choose).toHaveBeenCalledWith('journeys/1', false)
    await expect(canvas.getByRole('button', { name: /3/ })).toBeEnabled()
  },
}

export const JourneyImporting: Story = {
  args: { state: withJourneys([journey('journey', '木曽路', { state: { kind: 'importing', done: 1, total: 3 } })]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toBeVisible()
  },
}

const LOSSES = { links: [], gone: 0, hidden: 0, parts: 0, missing: 0, foreign: 0 }
const CREDIT = { id: 9, title: '奈良井から権兵衛峠', author: 'Maya', url: 'https://mishiori.example/routes/9' }

/** Every loss is named, and what became of a journey that was refused. */
export const JourneysImported: Story = {
  args: {
    state: withJourneys([
      journey('journeys/1', '木曽路をつなぐ三日', { state: { kind: 'created', id: 4, losses: LOSSES } }),
      journey('journeys/2', '秋の散歩道', {
        state: {
          kind: 'created',
          id: 5,
          losses: { links: [CREDIT, { ...CREDIT, id: 10 }], gone: 1, hidden: 2, parts: 1, missing: 2, foreign: 1 },
        },
      }),
      journey('journeys/3', '北へ', {
        state: { kind: 'failed', failure: { kind: 'failed', error: { code: 'file.not_found' } }, takenBack: 3 },
      }),
    ]),
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href'))
    await expect(links).toEqual(['/home/journeys/4/edit', '/home/journeys/5/edit', '/home/journeys'])
    await expect(canvas.getAllByText(/Maya/)).toHaveLength(2)
  },
}
