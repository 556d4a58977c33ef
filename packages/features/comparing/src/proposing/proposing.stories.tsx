import {
  diffDocuments,
  layerId,
  type MapDocument,
  type MapObject,
  mapObjectId,
  serializeMapChanges,
  serializeMapDocument,
} from '@mishiori/map-document'
import type { ProposedText } from '@repo/contract'
import { FlashStack } from '@repo/ui/flash-stack'
import { type FakeRequest, fakeApi, refusal } from '@repo/web-kit/testing/fake-api'
import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { withComparingMessages } from '../testing/with-comparing-messages.ts'
import type { ProposalDetails } from './proposal.ts'
import { ProposalList } from './proposal-list.tsx'
import { ProposalPage } from './proposal-page.tsx'
import { SendDialog } from './send-dialog.tsx'
import type { WrittenArticle } from './text-draft.ts'

let requests: FakeRequest[] = []
const answering = (answer: () => unknown) => () => {
  requests = []
  return fakeApi(
    { 'PUT /api/v1/routes/7/proposals/3/decision': answer, 'DELETE /api/v1/routes/7/proposals/3': answer },
    requests,
  )
}

const meta = {
  title: 'web/Proposing',
  decorators: [withComparingMessages, withSite],
  parameters: { root: { viewer: aViewer() } },
  beforeEach: answering(() => proposal()),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const spot = (id: string, name: string, lng = 137): MapObject => ({
  id: mapObjectId(id),
  name,
  description: '',
  color: 'cyan',
  kind: 'spot',
  position: [lng, 35],
  icon: 'text',
  display: 'text',
  images: [],
  placeId: null,
})
const map = (...objects: readonly MapObject[]): MapDocument => ({
  layers: [{ id: layerId('a'), name: '見どころ', objects }],
  mainLineId: null,
})
const BASE = map(spot('inn', '茶屋跡'), spot('gate', '鳥居', 137.01), spot('well', '井戸', 137.02))
const PROPOSED = map(spot('inn', '峠の茶屋'), spot('gate', '鳥居', 137.012), spot('view', '展望台', 137.03))
const changes = diffDocuments(BASE, PROPOSED)

const proposal = (over: Partial<ProposalDetails> = {}): ProposalDetails => ({
  id: 3,
  author: { id: 9, name: '瀬戸内', avatar: null },
  reason: '茶屋は去年再開しました。',
  status: 'open',
  answer: '',
  accepted: [],
  createdAt: '2026-11-20T09:00:00.000Z',
  changes: [...serializeMapChanges(changes)],
  texts: [],
  ...over,
})
const article = (layers: MapDocument = BASE, written: Partial<WrittenArticle> = {}) => ({
  id: 7,
  title: '鳥居峠を越える',
  version: 4,
  previewPath: '/previews/x.webp',
  current: { ...WRITTEN, ...written, layers: [...serializeMapDocument(layers)] },
})

const body = (...lines: readonly string[]) => ({
  version: 1,
  blocks: lines.map((text) => ({ type: 'paragraph', text })),
})
const WRITTEN: WrittenArticle = {
  title: '鳥居峠を越える',
  summary: '半日の峠道',
  context: body('石畳を登る。', '茶屋は閉まっている。'),
  language: 'ja',
  translation: { title: 'Over Torii Pass', summary: '', context: body('Climb the old stones.') },
}
const TEXTS: readonly ProposedText[] = [
  { language: 'ja', field: 'summary', before: '半日の峠道', after: '半日で歩く峠道' },
  {
    language: 'ja',
    field: 'body',
    before: WRITTEN.context,
    after: body('石畳を登る。', '茶屋は去年再開した。'),
  },
  { language: 'en-us', field: 'title', before: 'Over Torii Pass', after: 'Over the Torii Pass' },
]
const page = (over: Partial<Parameters<typeof ProposalPage>[0]> = {}) => (
  <>
    <ProposalPage articleId={7} proposal={proposal()} article={article()} isAuthor {...over} />
    <FlashStack />
  </>
)

export const TheAuthorTakesAPart: Story = {
  render: () => page(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('茶屋は去年再開しました。')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '4か所を取り入れる' })).toBeEnabled()
    const renamed = canvas.getByRole('checkbox', { name: /峠の茶屋/ })
    await expect(renamed).toBeChecked()
    await expect(renamed.closest('li')).toHaveTextContent(/名前茶屋跡峠の茶屋/)
    await userEvent.click(canvas.getByRole('checkbox', { name: /井戸/ }))
    await userEvent.type(canvas.getByRole('textbox', { name: /一言/ }), 'ありがとうございます')
    await userEvent.click(canvas.getByRole('button', { name: '3か所を取り入れる' }))
    await waitFor(() => expect(requests).toHaveLength(1))
    await expect(requests[0]?.body).toEqual({
      accept: ['object:inn', 'object:gate', 'object:view'],
      answer: 'ありがとうございます',
    })
  },
}

export const TheAuthorDeclines: Story = {
  render: () => page(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '見送る' }))
    await waitFor(() => expect(requests.map(({ body }) => body)).toEqual([{ accept: [], answer: '' }]))
  },
}

export const WhatNoLongerAppliesIsTold: Story = {
  render: () => page({ article: article(map(spot('inn', '茶屋'), spot('gate', '鳥居', 137.01))) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/作者が同じところを直しています。/)).toBeVisible()
    const contested = canvas.getByRole('checkbox', { name: /峠の茶屋/ })
    await expect(contested.closest('li')).toHaveTextContent('いま：茶屋')
    // It is the author's to decide, and not taken unless it is chosen.
    await expect(contested).not.toBeChecked()
    await userEvent.click(contested)
    await userEvent.click(canvas.getByRole('button', { name: /取り入れる/ }))
    await waitFor(() => expect(requests[0]?.body).toMatchObject({ overrule: ['object:inn'] }))
  },
}

export const TheAuthorReadsTexts: Story = {
  render: () => page({ proposal: proposal({ changes: [], texts: TEXTS }) }),
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent(/概要（日本語）.*半日の峠道半日で歩く峠道/)
    await expect(rows[1]).toHaveTextContent('本文（日本語）')
    await expect(rows[1]?.querySelector('del')).toBeVisible()
    await expect(rows[2]).toHaveTextContent(/タイトル（English）.*Over Torii PassOver the Torii Pass/)
    await userEvent.click(canvas.getByRole('button', { name: '3か所を取り入れる' }))
    await waitFor(() => expect(requests).toHaveLength(1))
    await expect(requests[0]?.body).toEqual({
      accept: ['text:ja:summary', 'text:ja:body', 'text:en-us:title'],
      answer: '',
    })
  },
}

export const ATextThatChangedMeanwhile: Story = {
  globals: { locale: 'en-us' },
  render: () =>
    page({
      proposal: proposal({ changes: [], texts: TEXTS }),
      article: article(BASE, {
        summary: '一日の峠道',
        translation: null,
        context: body('石畳を登る。', '茶屋は跡だけ。'),
      }),
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Now: 一日の峠道')).toBeVisible()
    await expect(canvas.getByText('Changed by the author since')).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: /Summary/ })).toBeEnabled()
    await expect(canvas.getByRole('checkbox', { name: /Title/ })).toBeDisabled()
    await expect(canvas.getByRole('button', { name: /^Accept / })).toBeDisabled()
  },
}

export const ARefusalKeepsTheWords: Story = {
  beforeEach: answering(() => refusal('article.version_conflict', 412, { version: 5 })),
  render: () => page(),
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: /一言/ })
    await userEvent.type(text, 'ありがとう')
    await userEvent.click(canvas.getByRole('button', { name: '4か所を取り入れる' }))
    await expect(await canvas.findByText(/別の場所で新しい版が保存されました/)).toBeVisible()
    await expect(text).toHaveValue('ありがとう')
  },
}

export const ItsOwnerWaits: Story = {
  render: () => page({ isAuthor: false }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: '取り下げる' }))
    await waitFor(() => expect(requests.map(({ method }) => method)).toEqual(['DELETE']))
  },
}

export const PartlyTaken: Story = {
  render: () =>
    page({
      isAuthor: false,
      proposal: proposal({ status: 'partly_accepted', accepted: ['object:view'], answer: '井戸は残します。' }),
    }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('井戸は残します。')).toBeVisible()
    await expect(canvas.getByText('展望台').closest('li')).toHaveTextContent('取り入れました')
    await expect(canvas.getByText('井戸').closest('li')).toHaveTextContent('取り入れていません')
  },
}

export const OfAnArticleThatIsHiddenByNow: Story = {
  globals: { locale: 'en-us' },
  render: () => page({ article: null, isAuthor: false, proposal: proposal({ author: null }) }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Edit suggested by Withdrawn user')
  },
}

export const List: Story = {
  render: () => (
    <ProposalList articleId={7} title="「鳥居峠を越える」への提案" list={{ proposals: [proposal()], next: '3' }} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /瀬戸内さんの提案/ })).toHaveAttribute(
      'href',
      '/routes/7/proposals/3',
    )
    await expect(canvas.getByRole('link', { name: 'さらに見る' })).toBeVisible()
  },
}

export const EmptyList: Story = {
  render: () => <ProposalList articleId={7} title="提案" list={{ proposals: [], next: null }} />,
}

const sending = {
  changes,
  changedTexts: TEXTS,
  base: BASE,
  reason: '',
  setReason: fn(),
  isSending: false,
  error: null,
  send: fn(async () => {}),
}

export const SendingNeedsAReason: Story = {
  render: () => <SendDialog proposal={sending} isOpen onClose={fn()} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '送る' }))
    await waitFor(() => expect(canvas.getByText('理由を書いてください。作者が読みます。')).toBeVisible())
    await expect(sending.send).not.toHaveBeenCalled()
  },
}

export const SendingWasRefused: Story = {
  render: () => (
    <SendDialog
      proposal={{ ...sending, reason: '再開', error: { code: 'proposal.open_already' } }}
      isOpen
      onClose={fn()}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText(/返事を待っている提案がすでにあります/)).toBeVisible())
  },
}
