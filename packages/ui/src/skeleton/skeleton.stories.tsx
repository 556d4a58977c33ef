import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '../avatar/avatar.tsx'
import { eye, trash } from '../icon/icons.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { Logo } from '../logo/logo.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { Skeleton } from './skeleton.tsx'

const meta = { title: 'ui/Small parts', component: Skeleton } satisfies Meta<typeof Skeleton>
export default meta
type Story = StoryObj<typeof meta>

export const CardSkeleton: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 10, width: 280 }}>
      <Skeleton aspectRatio="16 / 9" />
      <Skeleton height={22} />
      <Skeleton height={16} width="60%" />
    </div>
  ),
}

export const Parts: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
      <Logo />
      <Avatar name="森下" />
      <Avatar name="kumano_walks" size="lg" />
      <Spinner label="読み込み中" />
      <IconButton label="かくす" icon={eye} aria-pressed />
      <IconButton label="削除" icon={trash} />
      <IconButton label="削除できません" icon={trash} disabled />
    </div>
  ),
}
