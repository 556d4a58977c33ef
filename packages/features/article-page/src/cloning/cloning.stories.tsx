import { aListedArticle } from '@repo/articles/testing/sample-cards'
import { anArticle, aReadingView } from '@repo/articles/testing/sample-reading'
import { FlashStack } from '@repo/ui/flash-stack'
import { type FakeRequest, fakeApi, refusal } from '@repo/web-kit/testing/fake-api'
import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { Address, withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { CloneButton } from './clone-button.tsx'
import { CloneProvider } from './clone-context.tsx'
import { CloneCredit } from './clone-credit.tsx'
import { CopyList } from './copy-list.tsx'

let requests: FakeRequest[] = []
const answering = (answer: () => unknown) => () => {
  requests = []
  return fakeApi({ 'POST /api/v1/routes/7/clone': answer }, requests)
}

const meta = {
  title: 'web/Cloning',
  decorators: [withSite],
  parameters: { root: { viewer: aViewer() } },
  beforeEach: answering(() => Response.json({ id: 70 }, { status: 201 })),
  render: () => (
    <CloneProvider original={aReadingView()} token={null}>
      <CloneButton />
      <FlashStack />
      <Address />
    </CloneProvider>
  ),
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function openDialog(canvas: Canvas) {
  await userEvent.click(canvas.getByRole('button', { name: 'コピーして作る' }))
  return within(await canvas.findByRole('dialog', { name: 'コピーして作る' }))
}

export const MakesADraftOfTheChosenLayers: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await userEvent.click(dialog.getByRole('checkbox', { name: /二日目/ }))
    await userEvent.click(dialog.getByRole('checkbox', { name: '概要と本文もコピーする' }))
    await userEvent.click(dialog.getByRole('button', { name: 'コピーを作る' }))
    await waitFor(() => expect(canvas.getByTestId('address')).toHaveTextContent('/home/routes/70/edit'))
    await expect(requests.map(({ body }) => body)).toEqual([
      { title: '鳥居峠を越える', title_language: 'ja', layer_ids: ['day1', 'l1'], with_text: false },
    ])
  },
}

export const NeedsATitleAndALayer: Story = {
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await userEvent.clear(dialog.getByRole('textbox', { name: /タイトル/ }))
    for (const box of dialog.getAllByRole('checkbox').slice(0, 3)) await userEvent.click(box)
    await userEvent.click(dialog.getByRole('button', { name: 'コピーを作る' }))
    await expect(dialog.getByText('タイトルを入力してください。')).toBeVisible()
    await expect(dialog.getByText('コピーするレイヤーを1つ以上選んでください。')).toBeVisible()
    await expect(requests).toEqual([])
  },
}

export const SaysWhyItWasRefused: Story = {
  beforeEach: answering(() => refusal('file.quota_reached', 422, { max: 2000 })),
  play: async ({ canvas }) => {
    const dialog = await openDialog(canvas)
    await userEvent.type(dialog.getByRole('textbox', { name: /タイトル/ }), ' 改')
    await userEvent.click(dialog.getByRole('button', { name: 'コピーを作る' }))
    await waitFor(() => expect(dialog.getByText(/画像の置き場所がいっぱいです/)).toBeVisible())
    // What was entered is still there.
    await expect(dialog.getByRole('textbox', { name: /タイトル/ })).toHaveValue('鳥居峠を越える 改')
  },
}

export const AsksVisitorsToLogIn: Story = {
  parameters: { root: { viewer: null } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'コピーして作る' }))
    const question = await canvas.findByRole('dialog', { name: 'アカウントを作る' })
    await waitFor(() => expect(question).toBeVisible())
    await expect(sessionStorage.getItem('pending-clone')).toContain('7')
  },
}

export const GoesOnAfterTheLogIn: Story = {
  beforeEach: () => {
    const takeAway = answering(() => null)()
    sessionStorage.setItem('pending-clone', JSON.stringify({ target: 7, at: Date.now() }))
    return takeAway
  },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'コピーして作る' })
    await waitFor(() => expect(dialog).toBeVisible())
  },
}

const author = { id: 3, name: 'ひかり', avatar: null }
const credited = (credit: object) => anArticle({ clonedFrom: { id: 5, title: '朝夷奈切通', author, ...credit } })

export const Credit: Story = {
  render: () => <CloneCredit article={credited({})} token={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '朝夷奈切通' })).toHaveAttribute('href', '/routes/5')
    await expect(canvas.getByRole('link', { name: 'もとのルートと見比べる' })).toHaveAttribute(
      'href',
      '/routes/7/compare',
    )
  },
}

export const CreditOfAnOriginalThatIsGone: Story = {
  render: () => <CloneCredit article={credited({ id: null, author: null })} token={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('朝夷奈切通')).toBeVisible()
    await expect(canvas.getByText('退会したユーザー')).toBeVisible()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

export const CreditOfALinkInEnglish: Story = {
  globals: { locale: 'en-us' },
  render: () => <CloneCredit article={credited({ id: null, title: '' })} token={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('a route shared by link')).toBeVisible()
  },
}

export const Copies: Story = {
  render: () => (
    <CopyList
      article={anArticle()}
      list={{ data: [aListedArticle({ id: 8 }), aListedArticle({ id: 9 })], total: 4, next: '8' }}
      token={null}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/全部で4件/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'さらに見る' })).toHaveAttribute('href', '/routes/7/copies?before=8')
  },
}

export const NoPublicCopies: Story = {
  render: () => <CopyList article={anArticle()} list={{ data: [], total: 1, next: null }} token={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('公開されているコピーはまだありません')).toBeVisible()
  },
}
