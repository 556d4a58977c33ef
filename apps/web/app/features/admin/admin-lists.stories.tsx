import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { ActList } from './act-list.tsx'
import { CaseList, JourneyRows, RequestList } from './case-list.tsx'
import { CommentCard } from './comment-card.tsx'
import { ForbiddingCard } from './forbidding-card.tsx'
import { JourneyCard } from './journey-page.tsx'
import { PersonCard } from './person-card.tsx'
import { Reporters } from './report-page.tsx'
import { ReportedState } from './reported-state.tsx'
import {
  aForbidding,
  aModeratedComment,
  aModeratedJourney,
  aModeratedWalk,
  anAct,
  anOpenCase,
  aPerson,
  aReport,
} from './testing/sample-moderation.ts'
import { withAdminMessages } from './testing/with-admin-messages.ts'
import { WalkCard } from './walk-card.tsx'

const meta = { title: 'web/admin/Lists', decorators: [withAdminMessages, withSite] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const WhatIsReported: Story = {
  render: () => (
    <CaseList
      cases={[
        anOpenCase(),
        anOpenCase({ id: 4, kind: 'comment', count: 1, reasons: ['spam'], heading: '買ってください' }),
        anOpenCase({ id: 5, kind: 'user', count: 1, reasons: ['hate'], heading: '', user: null }),
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '裏山の近道' })).toHaveAttribute('href', '/admin/reports/3')
    await expect(canvas.getByText('プライバシーの侵害・その他')).toBeVisible()
    await expect(canvas.getByText('退会したユーザー')).toBeVisible()
  },
}

export const NothingIsReported: Story = {
  render: () => <CaseList cases={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('報告はありません。')).toBeVisible()
  },
}

export const WhoAsks: Story = {
  render: () => (
    <RequestList
      requests={[
        {
          id: 12,
          title: '裏山の近道',
          kind: 'request',
          askedAt: '2026-11-25T09:00:00.000Z',
          note: '迂回路に直しました。',
          user: aPerson(),
        },
        {
          id: 13,
          title: '',
          kind: 'appeal',
          askedAt: '2026-11-25T09:00:00.000Z',
          note: '公道です。',
          user: aPerson(),
        },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('迂回路に直しました。')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '（タイトルなし）' })).toHaveAttribute('href', '/admin/routes/13')
  },
}

export const JourneysTakenDown: Story = {
  render: () => (
    <JourneyRows
      journeys={[
        aModeratedJourney({ status: 'forbidden' }),
        aModeratedJourney({ id: 10, kind: 'collection', title: '', summary: '', status: 'forbidden' }),
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '木曽路をつなぐ三日' })).toHaveAttribute('href', '/admin/journeys/9')
    await expect(canvas.getByRole('link', { name: '（タイトルなし）' })).toBeVisible()
    await expect(canvas.getByText('まとめ')).toBeVisible()
  },
}

export const NoJourneyIsTakenDown: Story = {
  render: () => <JourneyRows journeys={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('公開を停止している旅やまとめはありません。')).toBeVisible()
  },
}

export const AJourneyWithItsStages: Story = {
  render: () => (
    <JourneyCard
      journey={aModeratedJourney()}
      entries={[
        { id: 1, kind: 'stage', day: 1, note: '峠の茶屋で休む', article: { id: 12, title: '鳥居峠を越える' } },
        { id: 2, kind: 'rest', day: 2, note: '', article: null },
        { id: 3, kind: 'stage', day: 3, note: '', article: null },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '鳥居峠を越える' })).toHaveAttribute('href', '/admin/routes/12')
    await expect(canvas.getByText('休息日')).toBeVisible()
    await expect(canvas.getByText('公開されていないルート')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'ページを開く' })).toHaveAttribute('href', '/journeys/9')
  },
}

export const AProhibitedWalk: Story = {
  render: () => <WalkCard walk={aModeratedWalk({ isProhibited: true, prohibitionReason: '宣伝は書けません。' })} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('非表示にした理由：宣伝は書けません。')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '「鳥居峠を越える」を歩いた記録' })).toBeVisible()
  },
}

export const ACommentWithWhatItAnswers: Story = {
  render: () => <CommentCard comment={aModeratedComment({ state: 'pending' })} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('承認待ち')).toBeVisible()
    await expect(canvas.getByText('石畳は雨の日にすべります。')).toBeVisible()
  },
}

export const AProhibitedComment: Story = {
  render: () => (
    <CommentCard comment={aModeratedComment({ state: 'prohibited', prohibitionReason: '宣伝は書けません。' })} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('非表示にした理由：宣伝は書けません。')).toBeVisible()
  },
}

export const EveryReasonOfAProhibition: Story = {
  render: () => <ForbiddingCard forbidding={aForbidding()} />,
  play: async ({ canvas }) => {
    for (const text of ['私有地を通ります。', 'まだ通っています。', '公道です。', '地図で確かめました。']) {
      await expect(canvas.getByText(text)).toBeVisible()
    }
    await expect(canvas.getByText('下書き')).toBeVisible()
  },
}

export const APersonWhoIsSuspended: Story = {
  render: () => (
    <PersonCard
      person={aPerson({
        suspension: { until: '2026-12-03T00:00:00.000Z', timeZone: 'America/Los_Angeles', city: 'ロサンゼルス' },
      })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2026/12/02 16:00（ロサンゼルス）まで利用停止中')).toBeVisible()
    await expect(canvas.getByText('宣伝を続けて書かないでください。')).toBeVisible()
  },
}

export const ThenAndNow: Story = {
  render: () => (
    <>
      <ReportedState report={aReport({ article: { id: 12, title: '裏山の道', summary: '', status: 'public' } })} />
      <Reporters reports={aReport().reports} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '報告されたときの内容' })).toHaveTextContent('裏山の近道')
    await expect(canvas.getByRole('region', { name: 'いまの内容' })).toHaveTextContent('裏山の道')
    await expect(canvas.getByText('私有地の門を越えています。')).toBeVisible()
  },
}

export const WhatIsGone: Story = {
  render: () => <ReportedState report={aReport({ article: null, snapshot: {} })} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('もうありません。')).toHaveLength(2)
  },
}

export const TheLog: Story = {
  globals: { locale: 'en-us' },
  render: () => (
    <ActList acts={[anAct({ id: 5, action: 'suspend', moderator: null, days: 7, reportId: 3 }), anAct()]} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Operator')).toBeVisible()
    await expect(canvas.getByText('7 days')).toBeVisible()
  },
}
