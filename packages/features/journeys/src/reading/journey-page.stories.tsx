import { toArticleSummary } from '@repo/articles/article-summary'
import { aCard } from '@repo/articles/testing/sample-cards'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { JourneyProfile } from '../profile/journey-profile.tsx'
import { wholeProfile } from '../profile/whole-profile.ts'
import { aJourney, aPart, aStage, someHeights, sumsOf } from '../testing/sample-journey.ts'
import { withJourneysMessages } from '../testing/with-journeys-messages.ts'
import { DrawnMap } from './drawn-map.tsx'
import { JourneyHeader } from './journey-header.tsx'
import { JourneyEmbed } from './journey-page.tsx'
import { StageList } from './stage-list.tsx'

const meta = { title: 'web/journeys/Reading', decorators: [withJourneysMessages, withSite] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const ThreeDays: Story = {
  render: () => (
    <>
      <JourneyHeader journey={aJourney({ isTravelling: true })} token={null} />
      <StageList journey={aJourney()} />
    </>
  ),
  play: async ({ canvas }) => {
    const sums = within(canvas.getByLabelText('合計')).getAllByRole('definition')
    await expect(sums.map((sum) => sum.textContent?.replaceAll(/\s+/g, ' ').trim())).toEqual([
      '49.70 km',
      '1,182 m',
      '14 時間 20 分',
    ])
    await expect(canvas.getByText('2026年10月17日〜19日')).toBeVisible()
    await expect(canvas.getByText('いま歩いています')).toBeVisible()
    const days = within(canvas.getByRole('list', { name: '旅の区間' })).getAllByRole('listitem')
    await expect(days).toHaveLength(3)
    await expect(days[1]).toHaveTextContent('2日目')
    await expect(canvas.getByRole('link', { name: '宮ノ越宿 → 上松宿' })).toHaveAttribute('href', '/routes/102')
    await expect(canvas.queryByRole('link', { name: '編集する' })).toBeNull()
    await userEvent.click(canvas.getByText('もっと'))
    await expect(canvas.getByRole('link', { name: '日ごとのGPX（ZIP）' })).toHaveAttribute(
      'href',
      '/api/v1/journeys/5/export?files=each&hl=ja',
    )
  },
}

/** Several stages in a day, a rest day, another's route, and one that only the owner still sees. */
export const DaysOfAllKinds: Story = {
  globals: { locale: 'en-us' },
  render: () => {
    const other = toArticleSummary(
      aCard({
        id: 8,
        title: 'Down to Narai',
        language: 'en-us',
        user: { id: 2, name: 'maya', nickname: 'Maya', avatar: null },
      }),
    )
    return (
      <StageList
        journey={aJourney({
          parts: [
            aPart(1, {
              sums: sumsOf(17, null, 300),
              entries: [aStage(1, '朝の峠'), aStage(2, 'x', { article: other, note: 'Slippery after rain.' })],
            }),
            aPart(2, { entries: [{ id: 9, kind: 'rest', note: 'Hot springs' }] }),
            aPart(3, { entries: [aStage(3, 'gone', { article: null, sums: null, outline: null, shownTo: 'nobody' })] }),
          ],
        })}
      />
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'by Maya' })).toHaveAttribute('href', '/users/2')
    await expect(canvas.getByText('Slippery after rain.')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Rest day' })).toBeVisible()
    await expect(canvas.getByText(/no longer available/)).toBeVisible()
    const [first] = within(canvas.getByRole('list', { name: 'Stages' })).getAllByRole('listitem')
    await expect(first).toHaveTextContent('17.00 km') // of the day, above those of its stages
  },
}

export const Collection: Story = {
  render: () => {
    const journey = aJourney({
      kind: 'collection',
      startsOn: null,
      endsOn: null,
      dayCount: 0,
      status: 'linkShared',
      viewerCan: { edit: true, interact: true },
    })
    return (
      <>
        <JourneyHeader journey={journey} token={null} />
        <StageList journey={journey} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3ルート')).toBeVisible()
    await expect(canvas.getByText('リンクを知っている人に見えています。')).toBeVisible()
    await expect(canvas.getByRole('link', { name: '編集する' })).toHaveAttribute('href', '/home/journeys/5/edit')
    await expect(canvas.queryByText(/日目/)).toBeNull()
  },
}

export const DrawnBeforeTheMap: Story = {
  render: () => (
    <div style={{ position: 'relative', height: 320 }}>
      <DrawnMap journey={aJourney()} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg[viewBox="0 0 800 640"] g')).toHaveLength(3)
  },
}

function Profile() {
  const [cursor, setCursor] = useState<number | null>(null)
  const profile = wholeProfile(aJourney(), someHeights, null)
  return (
    <div style={{ height: 172 }}>
      {profile ? <JourneyProfile kind="journey" profile={profile} cursorMeters={cursor} onCursor={setCursor} /> : null}
    </div>
  )
}

/** The cursor goes with keys as on the profile of an article, and says where it is. */
export const ProfileByKeyboard: Story = {
  render: () => <Profile />,
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: '旅の途中の場所' })
    slider.focus()
    await userEvent.keyboard('{End}')
    await expect(slider).toHaveAttribute('aria-valuetext', '3日目、49.70 km、標高 545 m')
    await userEvent.keyboard('{Home}{PageDown}{PageUp}{ArrowRight}')
    await expect(slider).toHaveAttribute('aria-valuenow', '5467')
    await userEvent.keyboard('{Escape}')
    await expect(slider).toHaveAttribute('aria-valuenow', '0')
  },
}

export const CodeToEmbed: Story = {
  render: () => <JourneyEmbed journey={aJourney()} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('埋め込む'))
    const code = canvas.getByRole('textbox', { name: '埋め込みコード' })
    await expect(code).toHaveDisplayValue(/src="https:\/\/routes\.example\/embed\/journeys\/5"/)
  },
}

export const NoCodeForWhatIsNotPublic: Story = {
  render: () => <JourneyEmbed journey={aJourney({ status: 'linkShared' })} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group')).toBeNull()
  },
}
