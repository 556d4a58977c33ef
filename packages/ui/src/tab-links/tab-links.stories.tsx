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
