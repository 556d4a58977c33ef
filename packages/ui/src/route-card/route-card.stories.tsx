import type { Meta, StoryObj } from '@storybook/react-vite'
import { Avatar } from '../avatar/avatar.tsx'
import { Badge } from '../badge/badge.tsx'
import { RibbonButton } from '../ribbon-button/ribbon-button.tsx'
import { RouteCard, RouteCardGrid } from './route-card.tsx'

const thumbnail = (
  <svg viewBox="0 0 320 180" aria-hidden="true">
    <rect width="320" height="180" fill="#dfe9dc" />
    <path d="M40 140c60-10 60-70 120-60s60-20 110-40" fill="none" stroke="#fff" strokeWidth="9" strokeLinecap="round" />
    <path
      d="M40 140c60-10 60-70 120-60s60-20 110-40"
      fill="none"
      stroke="#db0730"
      strokeWidth="5"
      strokeLinecap="round"
    />
  </svg>
)

const meta = {
  title: 'ui/RouteCard',
  component: RouteCard,
  args: {
    href: '#route',
    title: '中山道・鳥居峠を越える 藪原宿から奈良井宿へ、紅葉の石畳をたどる半日の道のり',
    summary:
      '標高1197メートルの峠を越える半日の道。藪原宿の櫛店でお六櫛を見て、石畳を登り、御嶽遥拝所で休みます。奈良井宿に下りたら、五平餅と漆器の店をのぞいて、列車で藪原にもどります。',
    thumbnail,
    shape: (
      <svg viewBox="0 0 56 56" aria-hidden="true">
        <polyline
          points="8,46 20,30 34,32 48,10"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
    ),
    facts: (
      <>
        <span>
          7.84 <small>km</small>
        </span>
        <span>
          312 <small>m</small>
        </span>
      </>
    ),
    place: '長野県 木曽郡',
    meta: (
      <>
        <Avatar name="森下" /> 森下 あゆみ
      </>
    ),
    headingLevel: 2,
  },
} satisfies Meta<typeof RouteCard>
export default meta
type Story = StoryObj<typeof meta>

export const InAGrid: Story = {
  render: (args) => (
    <RouteCardGrid>
      <RouteCard {...args} />
      <RouteCard {...args} ribbon={<RibbonButton label="ストックする" isOn={false} />} />
      <RouteCard {...args} ribbon={<RibbonButton label="ストックを変える" isOn />} />
      <RouteCard {...args} title="尾瀬ヶ原ぐるり" summary="木道を一周します。" shape={null} />
      <RouteCard {...args} title="書きかけ" summary="" shape={null} facts={null} meta={<Badge>下書き</Badge>} />
    </RouteCardGrid>
  ),
}
