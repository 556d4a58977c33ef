import { LONG_TITLE } from '@repo/web-kit/testing/long-title'
import { withSite } from '@repo/web-kit/testing/site-story'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import type { Suggested } from './suggested.ts'
import { SuggestionList } from './suggestion-list.tsx'

const meta = { title: 'web/site-shell/Suggestions', decorators: [withSite] } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>

const onChoose = fn()
const tagged = (label: string, uses: number): Suggested => ({
  kind: 'tag',
  key: `tag-${label}`,
  label,
  detail: '',
  uses,
  to: `/routes?tag=${label}`,
})
const SUGGESTED: readonly Suggested[] = [
  {
    kind: 'route',
    key: 'route-7',
    label: '鳥居峠を越える',
    language: 'ja',
    detail: '長野県 木祖村',
    to: '/routes/7',
  },
  { kind: 'user', key: 'user-1', label: LONG_TITLE, detail: '@hikari.k', to: '/users/1' },
  tagged('鳥居', 1),
  tagged('鳥居みち', 50),
  { kind: 'all', key: 'all', label: '鳥居', detail: '', to: '/routes?q=鳥居' },
]

/** As below the box that it belongs to. */
function List({ suggested, active = -1 }: { suggested: readonly Suggested[]; active?: number }) {
  return (
    <div style={{ position: 'relative', width: 340, height: 360 }}>
      <input
        role="combobox"
        aria-label="search"
        aria-expanded={suggested.length > 0}
        aria-controls="list"
        aria-activedescendant={active < 0 ? undefined : `list-${active}`}
        readOnly
      />
      <SuggestionList id="list" suggested={suggested} active={active} onChoose={onChoose} />
    </div>
  )
}

export const OfEveryKind: Story = {
  render: () => <List suggested={SUGGESTED} active={2} />,
  play: async ({ canvas }) => {
    const options = canvas.getAllByRole('option')
    await expect(options[2]).toHaveAttribute('aria-selected', 'true')
    await expect(options[2]).toHaveTextContent('鳥居1件タグ')
    await expect(options[3]).toHaveTextContent('鳥居みち50件以上タグ')
    await expect(canvas.getByRole('status')).toHaveTextContent('候補5件')
    for (const option of options) await expect(option.scrollWidth).toBeLessThanOrEqual(option.clientWidth)
    await userEvent.click(canvas.getByRole('option', { name: /鳥居峠/ }))
    await expect(onChoose).toHaveBeenLastCalledWith('/routes/7')
  },
}

export const InEnglish: Story = {
  globals: { locale: 'en-us' },
  render: () => <List suggested={[...SUGGESTED.slice(0, 1), tagged('torii', 1), tagged('toriimichi', 50)]} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('鳥居峠を越える')).toHaveAttribute('lang', 'ja')
    await expect(canvas.getByText('1 route')).toBeVisible()
    await expect(canvas.getByText('50+ routes')).toBeVisible()
  },
}

export const NothingToSuggest: Story = {
  render: () => <List suggested={[]} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('option')).toBeNull()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
}
