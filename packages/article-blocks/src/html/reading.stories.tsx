import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { english, phone, Reading } from '../testing/block-story.tsx'
import { parseBlocks } from '../testing/parse-blocks.ts'
import { sampleArticle } from '../testing/sample-article.ts'
import { articleHeadings } from './article-headings.ts'

const meta = {
  component: Reading,
  title: 'article-blocks/Reading',
  args: { value: sampleArticle, language: 'ja' },
} satisfies Meta<typeof Reading>
export default meta

type Story = StoryObj<typeof meta>

export const EveryBlock: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    await expect(canvas.getByRole('heading', { level: 2, name: '藪原宿で、櫛をひとつ' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: '表1' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: '藪原宿の櫛店' })).toHaveAttribute('data-map-link', 'comb-shop')
    // What is no longer on the map stays as words.
    await expect(canvas.queryByRole('link', { name: '茶屋' })).toBeNull()
  },
}

export const InEnglish: Story = { args: { language: 'en-us' }, globals: english }
export const Dark: Story = { globals: { theme: 'dark' } }
export const OnAPhone: Story = { globals: phone }
export const Empty: Story = { args: { value: parseBlocks([]) } }

/** With `imageLinkLabel`, readers' browsers do not ask other sites for pictures. */
export const PicturesAsLinks: Story = {
  args: { imageLinkLabel: () => 'この画像はほかのサイトにあります' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull()
    await expect(within(canvasElement).getAllByRole('link', { name: 'この画像はほかのサイトにあります' })).toHaveLength(
      2,
    )
  },
}

/** `articleHeadings` makes the contents, whose addresses lead to the headings. */
export const WithContents: Story = {
  render: ({ value, ...props }) => (
    <>
      <nav aria-label="目次">
        <ol>
          {articleHeadings(value).map(({ id, text }) => (
            <li key={id}>
              <a href={`#${id}`}>{text}</a>
            </li>
          ))}
        </ol>
      </nav>
      <Reading value={value} {...props} />
    </>
  ),
  play: async ({ canvasElement }) => {
    for (const link of within(within(canvasElement).getByRole('navigation')).getAllByRole<HTMLAnchorElement>('link'))
      await expect(document.getElementById(decodeURIComponent(link.hash.slice(1)))?.tagName).toMatch(/^H[23]$/)
  },
}
