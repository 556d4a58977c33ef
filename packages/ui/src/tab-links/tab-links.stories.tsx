import type { Meta, StoryObj } from '@storybook/react-vite'
import { TabLinks } from './tab-links.tsx'

const meta = {
  title: 'ui/TabLinks',
  component: TabLinks,
  args: {
    label: '並び',
    links: [
      { href: '#popular', label: '人気', isCurrent: true },
      { href: '#recent', label: '新着', isCurrent: false },
      { href: '#copied', label: 'コピーの多い順', isCurrent: false },
    ],
  },
} satisfies Meta<typeof TabLinks>
export default meta
type Story = StoryObj<typeof meta>

export const Current: Story = {}

export const WithCounts: Story = {
  args: {
    label: 'ひかりさんのページ',
    links: [
      { href: '#routes', label: 'ルート', count: 46, isCurrent: true },
      { href: '#following', label: 'フォロー中', count: 83, isCurrent: false },
      { href: '#followers', label: 'フォロワー', count: '1,204', isCurrent: false },
    ],
  },
}
