import { EMPTY_ARTICLE } from '@mishiori/article-blocks/document'
import { encodePolyline, parseMapDocument } from '@mishiori/map-document'
import { CropDialog } from '@repo/authoring/crop-dialog'
import type { DraftTranslation, EditorDraft, Visibility } from '@repo/authoring/draft'
import { aDraft } from '@repo/authoring/testing/sample-drafts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { writtenLanguages } from '../languages/written-languages.ts'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import { PrivateOnly } from '../session/private-only.ts'
import { withEditorMessages } from '../testing/story-messages.tsx'
import { ArticleFields } from './article-fields.tsx'
import { Checklist } from './checklist.tsx'
import { SummaryOffer } from './summary-offer.tsx'
import { VisibilityChoice } from './visibility-choice.tsx'

const meta = {
  title: 'web/editor/Settings',
  decorators: [withEditorMessages],
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

function Fields({ start, isTitleMissing = false }: { start: Partial<EditorDraft>; isTitleMissing?: boolean }) {
  const [draft, setDraft] = useState(aDraft(start))
  const change = (part: Partial<EditorDraft>) => setDraft((current) => ({ ...current, ...part }))
  const languages = {
    ...writtenLanguages(draft),
    writing: draft.translation ? ('en-us' as const) : ('ja' as const),
    changeTranslation: (part: Partial<DraftTranslation>) =>
      draft.translation && change({ translation: { ...draft.translation, ...part } }),
  }
  return <ArticleFields draft={draft} languages={languages} onChange={change} isTitleMissing={isTitleMissing} />
}

const nineTags = Array.from({ length: 9 }, (_, index) => `タグ${index + 1}`)

export const TheTenthTagIsTheLast: Story = {
  render: () => <Fields start={{ tags: nineTags }} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('combobox', { name: /タグ/ })
    await expect(canvas.getByText(/あと1個/)).toBeVisible()
    await userEvent.type(field, '紅葉{Enter}')
    await expect(canvas.getByText(/10個になりました/)).toBeVisible()
    await userEvent.type(field, '十一{Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent('タグは10個までです。')
  },
}

export const ATagInAnotherWidthIsTheSameTag: Story = {
  render: () => <Fields start={{ tags: ['GPX'] }} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: /タグ/ }), 'ｇｐｘ{Enter}')
    await expect(canvas.getByRole('alert')).toHaveTextContent('このタグはもう付いています。')
  },
}

/** Lists find a route by them in its season, until it has one. */
export const SeasonsAreSuggested: Story = {
  globals: { locale: 'en-us' },
  render: () => <Fields start={{ tags: ['峠'] }} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox', { name: /Tags/ })
    const suggested = () => Array.from(field.list?.options ?? [], ({ value, label }) => `${value} (${label})`)
    await expect(suggested()).toHaveLength(10)
    await expect(suggested()).toContain('紅葉 (Season: Fall)')
    await userEvent.type(field, '雪{Enter}')
    await expect(suggested()).toEqual([])
  },
}

/** Lists fold tags, and take those of both languages. */
export const ASeasonTagOfTheOtherLanguage: Story = {
  globals: { locale: 'en-us' },
  render: () => <Fields start={{ tags: ['Ｓｎｏｗ'] }} />,
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('combobox', { name: /Tags/ })
    await expect(field.list?.options).toHaveLength(0)
  },
}

export const ATitleOf255CharactersFits: Story = {
  render: () => <Fields start={{ title: 'あ'.repeat(255) }} />,
  play: async ({ canvas }) => {
    const title = canvas.getByRole('textbox', { name: /タイトル/ })
    await expect(title).toBeValid()
    await userEvent.type(title, 'い')
    await expect(canvas.getByRole('alert')).toHaveTextContent('255文字までです（いま256）。')
  },
}

export const PublishingWantsATitle: Story = {
  render: () => <Fields start={{ title: ' ' }} isTitleMissing />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('タイトルを入力してください。')
  },
}

export const TheSecondLanguageHasFieldsOfItsOwn: Story = {
  render: () => (
    <Fields
      start={{ title: '鳥居峠', summary: '石畳', translation: { title: '', summary: '', text: EMPTY_ARTICLE } }}
    />
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('textbox', { name: /タイトル/ })
    await expect(title).toHaveAttribute('placeholder', '鳥居峠')
    await expect(title).toHaveAttribute('lang', 'en-US')
    await expect(title).not.toBeRequired()
    await userEvent.type(title, 'Torii Pass')
    await expect(title).toHaveValue('Torii Pass')
    await expect(canvas.getByText('もとの言葉：石畳')).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: /概要/ }), 'x'.repeat(3))
    await expect(canvas.getByRole('textbox', { name: /概要/ })).toHaveValue('xxx')
  },
}

const write = fn()
const describeWay = fn<NonNullable<Parameters<typeof SummaryOffer>[0]['describe']>>()

function Offer({ objects }: { objects: readonly object[] }) {
  const map = parseMapDocument([{ id: 'layer', name: '一日目', objects }])
  return <SummaryOffer map={map.ok ? map.document : null} language="ja" onWrite={write} describe={describeWay} />
}

const ROAD = {
  objectType: 'LINE',
  tmpId: 'main',
  name: '街道',
  text: '',
  color: '#DB0730',
  isMain: true,
  path: encodePolyline([
    [137.78, 35.93],
    [137.79, 35.94],
  ]),
}

export const AFirstLineFromFacts: Story = {
  render: () => <Offer objects={[ROAD]} />,
  play: async ({ canvas }) => {
    write.mockClear()
    const answer = Promise.withResolvers<string | null>()
    describeWay.mockReset().mockReturnValueOnce(answer.promise).mockResolvedValue('片道4.98 kmの登山。')
    const offer = canvas.getByRole('button', { name: '道のデータから1行目を書く' })
    await userEvent.click(offer)
    await expect(canvas.getByText('書いています')).toBeVisible()
    answer.resolve(null)
    await expect(await canvas.findByText('いまは書けません。少し待ってもう一度お試しください。')).toBeVisible()
    await expect(write).not.toHaveBeenCalled()
    await userEvent.click(offer)
    await waitFor(() => expect(write.mock.calls).toEqual([['片道4.98 kmの登山。']]))
    await expect(describeWay.mock.lastCall?.[1]).toEqual({ locale: 'ja', units: 'metric' })
  },
}

export const NoFirstLineWithoutALine: Story = {
  render: () => <Offer objects={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

function Choice({ left }: { left: number }) {
  const [value, setValue] = useState<Visibility>('draft')
  return (
    <VisibilityChoice
      label="公開範囲"
      options={['public', 'url', 'private', 'draft']}
      value={value}
      onChange={setValue}
      unlistedLeft={left}
    />
  )
}

export const TheLastUnlistedRoute: Story = {
  render: () => <Choice left={1} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('あと1件')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('radio', { name: '自分だけ' }))
    await expect(canvas.getByRole('radio', { name: '自分だけ' })).toBeChecked()
  },
}

export const NoUnlistedRouteLeft: Story = {
  render: () => <Choice left={0} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'リンクを知っている人' })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: '公開' })).toBeEnabled()
  },
}

/** Imported from Strava, where the operator has no leave to show it to others. */
export const ForItsAuthorAlone: Story = {
  render: () => (
    <PrivateOnly value>
      <Choice left={3} />
    </PrivateOnly>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: '公開' })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: 'リンクを知っている人' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('radio', { name: '自分だけ' }))
    await expect(canvas.getByRole('radio', { name: '自分だけ' })).toBeChecked()
    await expect(canvas.getByText(/Stravaの規約により自分しか見られません/)).toBeVisible()
  },
}

const onGo = fn()

export const LeadsToWhatIsMissing: Story = {
  render: () => <Checklist fulfilled={new Set(['Route'])} onGo={onGo} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'タイトルを入力する' }))
    await expect(onGo).toHaveBeenCalledWith('settings', 'article-title')
  },
}

const PICTURE = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="teal" d="M0 0h4v3H0z"/><circle fill="gold" cx="2" cy="1.5" r="1"/></svg>')}`
const onUse = fn()

function Crop({ ratio }: { ratio: number }) {
  const { t } = useEditorMessages()
  const size = { width: 400, height: 300 }
  return <CropDialog t={t} url={PICTURE} size={size} ratio={ratio} onUse={onUse} onClose={fn()} />
}

export const CropsByKeyboard: Story = {
  render: () => <Crop ratio={16 / 9} />,
  play: async ({ canvas }) => {
    canvas.getByRole('region', { name: /見せるところ/ }).focus()
    await userEvent.keyboard('{ArrowDown}')
    await userEvent.click(canvas.getByRole('button', { name: 'ここを使う' }))
    // One step is 5 % of the area: 225 of 300 px are shown, so 11.25 of 300
    await expect(onUse).toHaveBeenCalledWith({ x: 0.5, y: 0.5375, zoom: 1 })
  },
}

export const CropsToASquare: Story = {
  render: () => <Crop ratio={1} />,
  play: async ({ canvas }) => {
    const stage = canvas.getByRole('region', { name: /見せるところ/ })
    await waitFor(() => expect(Math.abs(stage.clientWidth - stage.clientHeight)).toBeLessThanOrEqual(1))
    stage.focus()
    await userEvent.keyboard('{ArrowDown}{ArrowRight}')
    await userEvent.click(canvas.getByRole('button', { name: 'ここを使う' }))
    // The area is as high as the picture: only to the right there is more, 15 of 400 px a step
    await expect(onUse).toHaveBeenLastCalledWith({ x: 0.5375, y: 0.5, zoom: 1 })
  },
}
