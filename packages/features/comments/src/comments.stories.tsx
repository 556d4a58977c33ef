import { MapLinkProvider, useMapLinks } from '@repo/articles/map-links'
import { aCard } from '@repo/articles/testing/sample-cards'
import { aReadingView } from '@repo/articles/testing/sample-reading'
import { FlashStack } from '@repo/ui/flash-stack'
import { fakeApi } from '@repo/web-kit/testing/fake-api'
import { aViewer } from '@repo/web-kit/testing/sample-viewer'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ActionFunctionArgs, data } from 'react-router'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import type { CommentList } from './comment.ts'
import type { CommentAnswer } from './comment-answer.ts'
import { CommentsSection } from './comments-section.tsx'
import { pendingComment } from './pending-comment.ts'
import { aComment, aCommentList, aThread } from './testing/sample-comments.ts'

const VIEWER = aViewer()
const AUTHOR = aCard().user
const sent: FormData[] = []
const { article, layers } = aReadingView()
const DISCUSSED = { kind: 'article', id: article.id, ownerId: article.author.id, layers } as const

/** What the page answers to the forms of a story. */
const answering = (answer: CommentAnswer, status = 200) => ({
  async action({ request }: ActionFunctionArgs) {
    sent.push(await request.formData())
    return data(answer, { status })
  },
})

function Shown() {
  const { shown, speakOf, commentedOn } = useMapLinks()
  return (
    <p>
      <output aria-label="shown">{shown?.id ?? 'nothing'}</output>
      <output aria-label="commented">{commentedOn?.id ?? 'nothing'}</output>
      <button type="button" onClick={() => speakOf('o1')}>
        speak
      </button>
    </p>
  )
}

const shown = (list: CommentList | null) => () => (
  <MapLinkProvider>
    <FlashStack />
    <Shown />
    <div style={{ maxWidth: 688 }}>
      <CommentsSection discussed={DISCUSSED} token={null} list={list} formKey="key" />
    </div>
  </MapLinkProvider>
)

const meta = {
  title: 'web/comments/Comments',
  decorators: [withSite],
  parameters: { root: { viewer: VIEWER }, address: '/routes/7' },
  beforeEach: () => {
    sent.length = 0
  },
} satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const ofAuthor = { author: AUTHOR, text: 'ありがとうございます。本文に追記しました。' }
const conversation = aThread({
  replies: [
    aComment({ id: 2, ...ofAuthor, replyTo: aComment() }),
    aComment({ id: 3, state: 'deleted', author: null, text: null }),
  ],
})

export const Conversation: Story = {
  render: shown(aCommentList({ data: [conversation, aThread({ id: 4, text: '春も行きたい。' })], total: 3 })),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('heading', { name: /^コメント\s*3$/ })).toBeVisible()
    const reply = within(canvasElement.querySelector<HTMLElement>('#comment-2') ?? canvasElement)
    await expect(reply.getByText('作者')).toBeVisible()
    await expect(reply.getByText('熊野のひとさんへ')).toBeVisible()
    await expect(canvas.getByText('このコメントは削除されました')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '古い順' })).toHaveAttribute(
      'href',
      '/routes/7?comments=oldest#comments',
    )
  },
}

export const Nothing: Story = {
  render: shown(aCommentList({ data: [], total: 0 })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('まだコメントはありません。')).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
  },
}

export const InAnotherLanguage: Story = {
  globals: { locale: 'en-us' },
  render: shown(aCommentList()),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('先週歩いてきました。')).toHaveAttribute('lang', 'ja')
  },
}

export const ThatCannotBeLoaded: Story = {
  globals: { locale: 'en-us' },
  render: shown(null),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Comments couldn’t be loaded/)).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/routes/7#comments')
  },
}

export const OnADraft: Story = {
  render: shown(aCommentList({ data: [], total: 0, isOpen: false })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('公開すると、コメントを受け取れます。')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
}

export const ForVisitors: Story = {
  parameters: { root: { viewer: null } },
  beforeEach: () => fakeApi({ 'GET /api/v1/auth/providers': () => ({ data: [{ name: 'google', label: 'Google' }] }) }),
  render: shown(aCommentList()),
  play: async ({ canvas }) => {
    const logIn = canvas.getByRole('link', { name: 'ログインしてコメントする' })
    await expect(logIn).toHaveAttribute('href', '/login?next=%2Froutes%2F7%23comments')
    await userEvent.click(canvas.getByRole('link', { name: '返信' }))
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
    const service = await within(dialog).findByRole('button', { name: /Google/ })
    const next = service.closest('form')?.querySelector('[name="next"]')
    await expect(next).toHaveValue('/routes/7?comment=1&reply=1#comment-1')
    await expect(canvas.queryByRole('textbox', { name: 'コメントを書く' })).toBeNull()
  },
}

/** The field is open for the object that a visitor wanted to write about. */
export const AfterTheLogIn: Story = {
  beforeEach: () => pendingComment.keep({ discussed: '7', objectId: 'o1' }),
  render: shown(aCommentList()),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'コメントを書く' })).toHaveFocus())
    await expect(canvas.getByRole('combobox')).toHaveValue('o1')
  },
}

/** What was typed before is there again, in the form of the comment that it answers. */
export const AReplyGoesOn: Story = {
  beforeEach: () => sessionStorage.setItem('comment-draft:7:reply-2', '雨の日は'),
  render: shown(aCommentList({ data: [conversation] })),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByDisplayValue('雨の日は')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'キャンセル' }))
    await expect(canvas.queryByDisplayValue('雨の日は')).toBeNull()
    await expect(sessionStorage.getItem('comment-draft:7:reply-2')).toBeNull()
  },
}

export const BeforeTheAddressIsVerified: Story = {
  parameters: { root: { viewer: aViewer({ isVerified: false }) } },
  render: shown(aCommentList()),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /メールアドレスを確認/ })
    await expect(link).toHaveAttribute('href', '/emailverify?next=%2Froutes%2F7%23comments')
  },
}

const HOSTILE = '<b>太字</b> https://example.com/a(b)。 javascript:alert(1) @kumano_walks @nobody.here'

export const LinksMentionsAndMarkup: Story = {
  render: shown(aCommentList({ data: [aThread({ text: HOSTILE })], mentions: { kumano_walks: 21 } })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<b>太字<\/b>/)).toBeVisible()
    const link = canvas.getByRole('link', { name: 'https://example.com/a(b)' })
    await expect(link).toHaveAttribute('rel', 'noopener nofollow ugc')
    await expect(canvas.getByRole('link', { name: '@kumano_walks' })).toHaveAttribute('href', '/users/21')
    await expect(canvas.queryByRole('link', { name: '@nobody.here' })).toBeNull()
    await expect(canvas.queryByRole('link', { name: /javascript/ })).toBeNull()
  },
}

const states = [
  aThread({ id: 1, state: 'pending', author: VIEWER, text: 'https://example.com' }),
  aThread({ id: 2, state: 'prohibited', author: VIEWER, text: 'ひどいことば', prohibitionReason: '中傷です' }),
  aThread({ id: 3, state: 'prohibited', author: null, text: null }),
  aThread({ id: 4, author: null, text: 'またいつか' }),
  aThread({ id: 5, text: '直しました', editedAt: '2026-10-21T01:10:00.000Z' }),
]

export const EveryState: Story = {
  render: shown(aCommentList({ data: states })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('確認待ちです。あなたにだけ見えています。')).toBeVisible()
    await expect(canvas.getByText('ほかの人には表示されていません。理由：中傷です')).toBeVisible()
    await expect(canvas.getByText(/「コミュニティの約束」に合わないため/)).toBeVisible()
    await expect(canvas.getByText('退会したユーザー')).toBeVisible()
    await expect(canvas.getByText('編集済み')).toBeVisible()
    await expect(canvas.getAllByRole('link', { name: '返信' })).toHaveLength(2)
  },
}

export const OnAnObjectOfTheMap: Story = {
  render: shown(
    aCommentList({ data: [aThread({ objectId: 'o1' }), aThread({ id: 2, objectId: 'gone' })], objects: { o1: 1 } }),
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: '茶屋を地図で見る' }))
    await expect(canvas.getByLabelText('shown')).toHaveTextContent('o1')
    await expect(canvas.getByText('地図からなくなった場所')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'speak' }))
    await expect(canvas.getByRole('textbox', { name: 'コメントを書く' })).toHaveFocus()
    await expect(canvas.getByRole('combobox', { name: '地図の場所' })).toHaveValue('o1')
  },
}

export const Posting: Story = {
  parameters: { ...answering({ kind: 'posted', comment: aComment({ id: 9 }) }) },
  render: shown(aCommentList()),
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'コメントを書く' })
    await userEvent.type(text, 'よい道でした')
    await expect(canvas.getByText('6 / 1000')).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '送信' }))
    await expect(await screen.findByText('コメントを送りました。')).toBeInTheDocument()
    await expect(text).toHaveValue('')
    await expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({
      intent: 'comment',
      text: 'よい道でした',
      key: 'key-new',
      object_id: '',
    })
    // The answer is shown without loading the list again.
    await expect(canvas.getByRole('heading', { name: /^コメント\s*2$/ })).toBeVisible()
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'comment-9'))
    await userEvent.type(text, 'また行きます')
    await userEvent.click(canvas.getByRole('button', { name: '送信' }))
    await waitFor(() => expect(sent[1]?.get('key')).toBe('key-1-new'))
  },
}

export const PostingAboutAnObject: Story = {
  parameters: { ...answering({ kind: 'posted', comment: aComment({ id: 9 }) }) },
  render: shown(aCommentList()),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'speak' }))
    await userEvent.type(canvas.getByRole('textbox', { name: 'コメントを書く' }), 'よい茶屋でした')
    await userEvent.click(canvas.getByRole('button', { name: '送信' }))
    await waitFor(() => expect(canvas.getByLabelText('commented')).toHaveTextContent('o1'))
    await expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({ object_id: 'o1' })
    await expect(canvas.getByRole('combobox', { name: '地図の場所' })).toHaveValue('')
  },
}

const refused: CommentAnswer = { kind: 'refused', form: 'new', error: { code: 'comment.blocked' }, text: 'こんにちは' }

export const Refused: Story = {
  parameters: { ...answering(refused, 403) },
  render: shown(aCommentList()),
  play: async ({ canvas }) => {
    const text = canvas.getByRole('textbox', { name: 'コメントを書く' })
    await userEvent.type(text, 'こんにちは')
    await userEvent.click(canvas.getByRole('button', { name: '送信' }))
    await waitFor(() => expect(text).toHaveFocus())
    await expect(text).toHaveAccessibleDescription('この方とはやりとりできません。')
    await expect(text).toHaveValue('こんにちは')
  },
}

export const DraftFromBefore: Story = {
  beforeEach: () => sessionStorage.setItem('comment-draft:7:new', '書きかけ'),
  render: shown(aCommentList()),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'コメントを書く' })).toHaveValue('書きかけ')
  },
}

export const TooLong: Story = {
  beforeEach: () => sessionStorage.setItem('comment-draft:7:new', '𠮷'.repeat(1001)),
  render: shown(aCommentList()),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1001 / 1000')).toBeVisible()
  },
}

export const Replying: Story = {
  render: shown(aCommentList()),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: '返信' }))
    const text = canvas.getByRole('textbox', { name: '熊野のひとさんに返信' })
    await expect(text).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'キャンセル' }))
    await expect(text).not.toBeInTheDocument()
  },
}

export const BetweenPeopleInABlock: Story = {
  render: shown(
    aCommentList({
      canComment: false,
      data: [aThread({ viewerCan: { edit: false, delete: false, reply: false } })],
    }),
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('この方とはやりとりできません。')).toBeVisible()
    await expect(canvas.getByText('先週歩いてきました。')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.queryByRole('link', { name: '返信' })).toBeNull()
  },
}

const own = aThread({ author: VIEWER, viewerCan: { edit: true, delete: true, reply: true } })

export const ChangingOnesOwn: Story = {
  render: shown(aCommentList({ data: [own] })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText(/コメントの操作：.*「先週歩いてきました。」/))
    await expect(canvas.queryByRole('button', { name: '報告する' })).toBeNull()
    await userEvent.click(canvas.getByRole('link', { name: '編集' }))
    await expect(canvas.getByRole('textbox', { name: 'コメントを直す' })).toHaveValue('先週歩いてきました。')
  },
}

export const AsksBeforeItDeletes: Story = {
  parameters: { ...answering({ kind: 'deleted', id: 1 }) },
  render: shown(aCommentList({ data: [own] })),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText(/コメントの操作/))
    await userEvent.click(canvas.getByRole('button', { name: '削除' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'コメントを削除しますか' }))
    await userEvent.click(dialog.getByRole('button', { name: '削除' }))
    await expect(await screen.findByText('コメントを削除しました。')).toBeInTheDocument()
    await expect(Object.fromEntries(sent[0] ?? [])).toMatchObject({ intent: 'delete-comment', comment: '1' })
  },
}

export const ACommentThatIsLedTo: Story = {
  parameters: { address: '/routes/7?comment=4#comment-4' },
  render: shown(
    aCommentList({ data: [conversation, aThread({ id: 4, text: 'これです。' })], isStart: false, next: '4' }),
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('#comment-4')).toHaveFocus()
    await expect(canvas.getByRole('link', { name: 'はじめから見る' })).toHaveAttribute('href', '/routes/7#comments')
    await expect(canvas.getByRole('link', { name: 'さらに見る' })).toHaveAttribute('href', '/routes/7?after=4#comments')
  },
}

export const OfOneObject: Story = {
  globals: { locale: 'en-us' },
  parameters: { address: '/routes/7?object=o1' },
  render: shown(aCommentList({ data: [aThread({ objectId: 'o1', nextReply: '2', replies: [aComment({ id: 2 })] })] })),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Comments about “茶屋”')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Show all comments' })).toHaveAttribute('href', '/routes/7#comments')
    await expect(canvas.getByRole('link', { name: 'Show more replies' })).toBeVisible()
  },
}
