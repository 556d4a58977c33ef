import { MapLinkProvider, useMapLinks } from '@repo/articles/map-links'
import { aListedArticle } from '@repo/articles/testing/sample-cards'
import { aLayer, aLineOf, anArticle, anObject, aReadingView } from '@repo/articles/testing/sample-reading'
import { LONG_TITLE } from '@repo/web-kit/testing/long-title'
import { withSite } from '@repo/web-kit/testing/site-story'
import { smallDesktop } from '@repo/web-kit/testing/small-desktop'
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { ArticleTags } from './article-page.tsx'
import { CloneProvider } from './cloning/clone-context.tsx'
import { PhoneActions } from './header/article-actions.tsx'
import { ArticleHeader } from './header/article-header.tsx'
import { StaticMap } from './map/static-map.tsx'
import { NearRoutes } from './rail/near-routes.tsx'
import { ArticleBody } from './text/article-body.tsx'
import { ArticleContents } from './text/article-contents.tsx'

/** With buttons that open the clone dialog. */
const withCloning: Decorator = (Story) => (
  <CloneProvider original={aReadingView()} token={null}>
    <Story />
  </CloneProvider>
)

const meta = { title: 'web/article-page/Article', decorators: [withCloning, withSite] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

export const Header: Story = {
  render: () => <ArticleHeader view={aReadingView()} token={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('鳥居峠を越える')
    const [distance, climb, time, difficulty] = within(canvas.getByLabelText('このルートのあらまし')).getAllByRole(
      'definition',
    )
    await expect(distance).toHaveTextContent('4.98 km')
    await expect(climb).toHaveTextContent('273 m')
    await expect(time).toHaveTextContent('1 時間 55 分')
    await expect(difficulty).toHaveTextContent('やさしい')
    await expect(canvas.getByText('長野県 木祖村')).toBeVisible()
    await expect(canvas.queryByRole('link', { name: '編集する' })).toBeNull()
    await expect(canvas.queryByRole('navigation', { name: 'この記事の言語' })).toBeNull()
  },
}

export const HeaderOfMyOwnDraftWithALongTitle: Story = {
  render: () => (
    <div style={{ width: 390 }}>
      <ArticleHeader
        token={null}
        view={aReadingView({
          article: anArticle({
            title: LONG_TITLE,
            status: 'draft',
            viewerCan: { edit: true, interact: true },
            place: { ja: null, 'en-us': null },
          }),
          figures: null,
        })}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
    await expect(canvas.getByText('下書きです。自分にだけ見えています。')).toBeVisible()
    await expect(canvas.queryByLabelText('このルートのあらまし')).toBeNull()
  },
}

const both = { all: ['ja', 'en-us'] as const, title: 'en-us', summary: 'en-us', body: 'en-us' } as const

export const HeaderBetweenPeopleInABlock: Story = {
  render: () => (
    <ArticleHeader
      token={null}
      view={aReadingView({ article: anArticle({ viewerCan: { edit: false, interact: false } }) })}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /ナイスルート/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'コピーして作る' })).toBeNull()
    await expect(canvas.getByRole('button', { name: /ストック/ })).toBeEnabled()
  },
}

export const HeaderInTwoLanguages: Story = {
  globals: { locale: 'en-us' },
  parameters: { address: '/routes/7?token=secret' },
  render: () => (
    <ArticleHeader
      view={aReadingView({ article: anArticle({ title: 'Over the Torii Pass', languages: both }) })}
      token="secret"
    />
  ),
  play: async ({ canvas }) => {
    const languages = within(canvas.getByRole('navigation', { name: 'Languages of this article' }))
    await expect(languages.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
    const japanese = languages.getByRole('link', { name: '日本語' })
    await expect(japanese).toHaveAttribute('href', '/routes/7?hl=ja&token=secret')
    await expect(japanese).toHaveAttribute('lang', 'ja')
  },
}

export const HeaderOfATextInAnotherLanguage: Story = {
  globals: { locale: 'en-us' },
  render: () => <ArticleHeader view={aReadingView()} token={null} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Written in Japanese.')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'ja')
  },
}

/** With the site's own header at most 190 pixels high. */
const onASmallDesktop = {
  globals: { ...smallDesktop.globals, locale: 'en-us' },
  parameters: { ...smallDesktop.parameters, layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await expect(window.innerWidth).toBe(1024)
    const header = canvas.getByRole('heading', { level: 1 }).closest('header')
    await expect(header?.offsetHeight).toBeLessThanOrEqual(130)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(1024)
  },
} satisfies Story

export const HeaderOnASmallDesktop: Story = {
  ...onASmallDesktop,
  render: () => <ArticleHeader view={aReadingView()} token={null} />,
}

export const LongTitleOnASmallDesktop: Story = {
  ...onASmallDesktop,
  render: () => (
    <ArticleHeader view={aReadingView({ article: anArticle({ title: '鳥居峠を越える'.repeat(9) }) })} token={null} />
  ),
}

export const CopyOnASmallDesktop: Story = {
  ...onASmallDesktop,
  render: () => {
    const clonedFrom = { id: 3, title: LONG_TITLE, author: anArticle().author }
    return <ArticleHeader view={aReadingView({ article: anArticle({ clonedFrom }) })} token={null} />
  },
}

export const HeaderWithoutElevationsAndTimes: Story = {
  globals: { locale: 'en-us' },
  render: () => (
    <ArticleHeader
      view={aReadingView({ figures: aLineOf({ elevation: null, durationMs: null, time: null, difficulty: null }) })}
      token={null}
    />
  ),
  play: async ({ canvas }) => {
    const figures = within(canvas.getByLabelText('This route at a glance'))
    await expect(figures.getAllByRole('definition').map(({ textContent }) => textContent?.trim())).toEqual(['4.98 km'])
  },
}

export const HeaderOfAPlannedWalk: Story = {
  render: () => <ArticleHeader view={aReadingView({ figures: aLineOf({ durationMs: null }) })} token={null} />,
  play: async ({ canvas }) => {
    const figures = canvas.getByLabelText('このルートのあらまし')
    await expect(figures).toHaveTextContent('目安1 時間 55 分')
    await expect(figures).not.toHaveTextContent('記録')
  },
}

export const HeaderOfAShortHardClimb: Story = {
  globals: { locale: 'en-us' },
  render: () => (
    <ArticleHeader
      view={aReadingView({ figures: aLineOf({ durationMs: 45 * 60_000, difficulty: 'hard' }) })}
      token={null}
    />
  ),
  play: async ({ canvas }) => {
    const figures = within(canvas.getByLabelText('This route at a glance'))
    await expect(figures.getByText('45')).toBeVisible()
    await expect(figures.queryByText('h')).toBeNull()
    await expect(figures.getByText('Hard')).toBeVisible()
  },
}

export const MoreActions: Story = {
  render: () => (
    <div style={{ minHeight: 620 }}>
      <ArticleHeader view={aReadingView()} token={null} />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('もっと'))
    await expect(canvas.getByRole('link', { name: 'GPXをダウンロード' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'コピーして作る' })).toBeVisible()
    const contents = within(canvas.getByRole('navigation', { name: '目次' }))
    await expect(contents.getAllByRole('link')).toHaveLength(3)
  },
}

export const ActionsOnAPhone: Story = {
  globals: { viewport: { value: 'mobile2' } },
  render: () => <PhoneActions view={aReadingView()} token={null} />,
}

export const ContentsOfATextInAnotherLanguage: Story = {
  globals: { locale: 'en-us' },
  render: () => <ArticleContents outline={aReadingView().outline} language="ja" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list')).toHaveAttribute('lang', 'ja')
    await expect(canvas.getByRole('link', { name: '道のり' })).toHaveAttribute('href', '#section-b')
  },
}

export const Tags: Story = {
  render: () => <ArticleTags tags={['中山道', ...Array.from({ length: 9 }, (_, index) => `タグ${index + 1}`)]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(10)
    await expect(canvas.getByRole('link', { name: '中山道' })).toHaveAttribute(
      'href',
      '/routes?tag=%E4%B8%AD%E5%B1%B1%E9%81%93',
    )
  },
}

function Shown() {
  const { shown } = useMapLinks()
  return <output aria-label="shown">{shown?.id ?? 'nothing'}</output>
}

export const TextWithALinkToTheMap: Story = {
  render: () => (
    <MapLinkProvider>
      <ArticleBody html='<p>石畳を<a href="#map-object-o1" data-map-link="o1">茶屋</a>まで。</p>' language="ja" />
      <Shown />
    </MapLinkProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: '茶屋' }))
    await expect(canvas.getByLabelText('shown')).toHaveTextContent('o1')
  },
}

export const NoTextYet: Story = {
  render: () => (
    <MapLinkProvider>
      <ArticleBody html=" " language="ja" />
    </MapLinkProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('本文はまだありません。')).toBeVisible()
  },
}

const onOpen = fn()
const onPreload = fn()

export const MapAsItArrives: Story = {
  render: () => <StaticMap view={aReadingView()} onOpen={onOpen} onPreload={onPreload} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('二日目')).not.toBeVisible()
    await userEvent.click(canvas.getByText('レイヤー'))
    await expect(canvas.getByText('二日目')).toBeVisible()
    await expect(canvas.getByText('峠道').closest('li')).toHaveTextContent('峠道メイン4.98 km')
    await expect(within(canvas.getByLabelText('メインの線の数字')).getByText('273 m')).toBeVisible()
    const open = canvas.getByRole('button', { name: '地図を開く' })
    open.focus()
    await expect(onPreload).toHaveBeenCalled()
    await userEvent.click(open)
    await expect(onOpen).toHaveBeenCalledOnce()
  },
}

export const MapThatCannotBeLoaded: Story = {
  globals: { locale: 'en-us' },
  render: () => (
    <StaticMap
      view={aReadingView({ figures: aLineOf({ elevation: null, difficulty: null }) })}
      notice="The map could not be loaded."
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The map could not be loaded.')
    await expect(canvas.getByText('No elevation')).toBeVisible()
  },
}

export const MapWithEveryKindOfObject: Story = {
  render: () => (
    <StaticMap
      view={aReadingView({
        figures: null,
        layers: [
          aLayer({
            objects: (['line', 'recordedLine', 'spot', 'circle', 'rectangle', 'polygon'] as const).map((kind) =>
              anObject({ id: kind, name: `${kind} ${LONG_TITLE}`, kind }),
            ),
          }),
        ],
      })}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('レイヤー'))
    const rows = canvas.getAllByText(new RegExp(LONG_TITLE))
    await expect(rows).toHaveLength(6)
    const panel = rows[0]?.closest('section')
    await expect(panel?.scrollWidth ?? 0).toBeLessThanOrEqual(panel?.clientWidth ?? 0)
  },
}

export const RoutesNearby: Story = {
  render: () => (
    <NearRoutes articleId={7} articles={[aListedArticle({ id: 8 }), aListedArticle({ id: 9, thumbnail_path: null })]} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(2)
    await expect(canvas.getByRole('link', { name: 'この道の近くを地図で見る' })).toHaveAttribute(
      'href',
      '/search/map?near=7',
    )
  },
}

export const NoRoutesNearby: Story = {
  render: () => <NearRoutes articleId={7} articles={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}
