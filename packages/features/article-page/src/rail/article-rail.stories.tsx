import { aProfile } from '@repo/articles/testing/sample-cards'
import { aLayer, anArticle, anObject, aReadingView } from '@repo/articles/testing/sample-reading'
import { LONG_TITLE } from '@repo/web-kit/testing/long-title'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
import { ArticleEmbed } from './article-rail.tsx'
import { AuthorCard } from './author-card.tsx'
import { ExportForm } from './export-form.tsx'
import { LayerFigures } from './layer-figures.tsx'

const meta = {
  title: 'web/article-page/Beside the text',
  decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>, withSite],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const { author } = anArticle()

export const Author: Story = {
  render: () => <AuthorCard author={author} profile={aProfile({ place: '鎌倉', profile: '古い道を歩いています。' })} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /ひかり/ })).toHaveAttribute('href', '/users/1')
    await expect(canvas.getByText('古い道を歩いています。')).toBeVisible()
    await expect(canvas.getByText('12,345')).toBeInTheDocument()
  },
}

export const AuthorInABlockWithTheReader: Story = {
  render: () => <AuthorCard author={author} profile={aProfile({ canInteract: false })} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('この方とはやりとりできません。')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const AuthorOfWhomNothingElseIsKnown: Story = {
  render: () => <AuthorCard author={{ ...author, name: LONG_TITLE }} profile={null} />,
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link')
    await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth)
    await expect(canvas.queryByRole('term')).toBeNull()
  },
}

export const FiguresByLayer: Story = {
  render: () => <LayerFigures view={aReadingView()} />,
  play: async ({ canvas }) => {
    const cellsOf = (name: RegExp) =>
      within(canvas.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    await expect(cellsOf(/一日目/)).toEqual(['4.98 km', '273 m'])
    await expect(cellsOf(/二日目/)).toEqual(['12.00 km', '–'])
    await expect(cellsOf(/合計/)).toEqual(['16.98 km', '273 m'])
    await expect(canvas.queryByRole('row', { name: /見どころ/ })).toBeNull()
  },
}

export const FiguresOfOneLine: Story = {
  render: () => <LayerFigures view={aReadingView({ totals: { lineCount: 1, lengthMeters: 4980, gainMeters: 273 } })} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).toBeNull()
  },
}

export const FilesToTakeAlong: Story = {
  globals: { locale: 'en-us' },
  render: () => (
    <ExportForm
      token="secret"
      view={aReadingView({ layers: [aLayer({ name: LONG_TITLE, objects: [anObject({ name: LONG_TITLE })] })] })}
    />
  ),
  play: async ({ canvas }) => {
    const part = canvas.getByRole('combobox', { name: 'What to save' })
    await expect(
      within(part)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['The whole route', 'Everything in this layer', LONG_TITLE])
    await userEvent.selectOptions(part, LONG_TITLE)
    const kmz = canvas.getByRole('button', { name: 'KMZ' })
    const form = kmz.closest('form') ?? undefined
    await expect(form?.scrollWidth ?? 0).toBeLessThanOrEqual(form?.clientWidth ?? 0)
    await expect(Object.fromEntries(new FormData(form, kmz))).toEqual({
      hl: 'en-us',
      token: 'secret',
      part: 'object:o1',
      format: 'kmz',
    })
  },
}

export const CoursesForDevices: Story = {
  globals: { locale: 'en-us' },
  render: () => <ExportForm token={null} view={aReadingView({ layers: withShapes })} />,
  play: async ({ canvas }) => {
    const fit = canvas.getByRole('button', { name: 'FIT' })
    await expect(fit).toBeEnabled()
    await expect(fit).toHaveAccessibleDescription(/spots within 150 m/)
    const part = canvas.getByRole('combobox', { name: 'What to save' })
    await userEvent.selectOptions(part, '杉林')
    await expect(fit).toBeDisabled()
    await expect(fit).toHaveAccessibleDescription('Choose a part that has a line.')
    await userEvent.selectOptions(part, '峠道')
    const form = fit.closest('form') ?? undefined
    await expect(Object.fromEntries(new FormData(form, fit))).toEqual({
      hl: 'en-us',
      part: 'object:way',
      format: 'fit',
    })
  },
}

export const NoCourseOfSpots: Story = {
  render: () => <ExportForm token={null} view={aReadingView({ layers: [aLayer({ objects: [anObject()] })] })} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'GPX' })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'TCX' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'GPXと写真（ZIP）' })).toBeNull()
  },
}

export const PhotosToTakeAlong: Story = {
  render: () => (
    <ExportForm
      token={null}
      view={aReadingView({
        layers: [aLayer({ objects: [anObject({ hasPhotos: true }), anObject({ id: 'o2', name: '水場' })] })],
      })}
    />
  ),
  play: async ({ canvas }) => {
    const photos = canvas.getByRole('button', { name: 'GPXと写真（ZIP）' })
    const part = canvas.getByRole('combobox', { name: '保存する範囲' })
    await expect(photos).toBeEnabled()
    await userEvent.selectOptions(part, '水場')
    await expect(photos).toBeDisabled()
    await userEvent.selectOptions(part, 'ルート全体')
    const form = photos.closest('form') ?? undefined
    await expect(Object.fromEntries(new FormData(form, photos))).toEqual({ hl: 'ja', part: '', format: 'gpxzip' })
  },
}

export const EstimatedTimesOnWish: Story = {
  render: () => {
    const courseTime = { minutes: 130, model: 'hikeJapan', version: 1, by_ground: false, constant: 8.6 } as const
    return <ExportForm token={null} view={aReadingView({ article: { ...aReadingView().article, courseTime } })} />
  },
  play: async ({ canvas }) => {
    const gpx = canvas.getByRole('button', { name: 'GPX' })
    const form = gpx.closest('form') ?? undefined
    await expect(Object.fromEntries(new FormData(form, gpx))).not.toHaveProperty('times')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'GPXに目安の時刻を入れる' }))
    await expect(Object.fromEntries(new FormData(form, gpx))).toMatchObject({ times: 'estimate', format: 'gpx' })
  },
}

export const NoTimesWhereNoneAreEstimated: Story = {
  render: () => (
    <ExportForm token={null} view={aReadingView({ article: { ...aReadingView().article, courseTime: null } })} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

const withShapes = [
  aLayer({ id: 'l1', objects: [anObject({ id: 'way', name: '峠道', kind: 'line' }), anObject({ name: '茶屋' })] }),
  aLayer({
    id: 'l2',
    name: '森',
    objects: [
      anObject({ id: 'view', name: '展望', kind: 'circle' }),
      anObject({ id: 'wood', name: '杉林', kind: 'polygon' }),
    ],
  }),
]

export const FilesWithoutShapes: Story = {
  render: () => <ExportForm token={null} view={aReadingView({ layers: withShapes })} />,
  play: async ({ canvas }) => {
    const gpx = canvas.getByRole('button', { name: 'GPX' })
    const part = canvas.getByRole('combobox', { name: '保存する範囲' })
    await expect(canvas.getByText(/図形2個は入りません。KML・KMZ・GeoJSONには入ります。/)).toBeVisible()
    await expect(canvas.queryByRole('status')).toBeNull() // a dialog that closes would have it read
    await expect(gpx).toHaveAccessibleDescription(/図形2個/)
    await expect(canvas.getByRole('button', { name: 'KML' })).not.toHaveAccessibleDescription()
    await userEvent.selectOptions(part, '杉林')
    await expect(gpx).toHaveAccessibleDescription(/図形1個/)
    await userEvent.selectOptions(part, '峠道')
    await expect(canvas.queryByText(/入りません/)).toBeNull()
    await expect(gpx).not.toHaveAccessibleDescription()
    await userEvent.selectOptions(part, 'ルート全体')
  },
}

export const OneShapeInEnglish: Story = {
  globals: { locale: 'en-us' },
  render: () => (
    <ExportForm
      token={null}
      view={aReadingView({ layers: [aLayer({ objects: [anObject({ kind: 'rectangle' }), anObject({ id: 'o2' })] })] })}
    />
  ),
  play: async ({ canvas }) => {
    const note = 'GPX holds only lines and spots: 1 shape is left out. KML, KMZ and GeoJSON keep it.'
    await expect(canvas.getByText(note)).toBeVisible()
  },
}

export const CodeToEmbed: Story = {
  render: () => <ArticleEmbed article={anArticle({ title: '「峠」 <b> & "道"' })} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('埋め込む'))
    const code = canvas.getByRole('textbox', { name: '埋め込みコード' })
    await expect(code).toHaveDisplayValue(/src="https:\/\/routes\.example\/embed\/7"/)
    await expect(code).toHaveDisplayValue(/title="「峠」 &lt;b&gt; &amp; &quot;道&quot;"/)
    const more = canvas.getByRole('link', { name: '大きさや見た目を選ぶ' })
    await expect(more).toHaveAttribute('href', '/embed?url=https%3A%2F%2Froutes.example%2Froutes%2F7')
  },
}

export const NoCodeForWhatIsNotPublic: Story = {
  render: () => <ArticleEmbed article={anArticle({ status: 'linkShared' })} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}
