import type { Meta, StoryObj } from '@storybook/react-vite'
import { Chip } from '../chip-links/chip-links.tsx'
import { Tag, TagLink } from '../tag/tag.tsx'
import { Badge } from './badge.tsx'

const meta = {
  title: 'ui/Badge, Tag, Chip',
  component: Badge,
  args: { children: '下書き' },
} satisfies Meta<typeof Badge>
export default meta
type Story = StoryObj<typeof meta>

const row = { display: 'flex', flexWrap: 'wrap', gap: 12 } as const

export const Badges: Story = {
  render: () => (
    <div style={row}>
      <Badge>下書き</Badge>
      <Badge tone="brand">メイン</Badge>
      <Badge tone="success">公開中</Badge>
      <Badge tone="warning">公開停止</Badge>
      <Badge tone="danger">失敗</Badge>
    </div>
  ),
}

export const TagsAndChips: Story = {
  render: () => (
    <div style={row}>
      <TagLink href="#kiso">木曽路</TagLink>
      <Tag onRemove={() => {}}>紅葉</Tag>
      <Chip href="#all" isCurrent>
        すべて
      </Chip>
      <Chip href="#walks">街道歩き</Chip>
    </div>
  ),
}
