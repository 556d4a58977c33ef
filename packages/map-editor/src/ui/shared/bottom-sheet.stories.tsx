import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { en } from '../../messages/en.ts'
import { dangerSpot, passLine } from '../../stories/panels/story-map.ts'
import { inLanguage, MapBackdrop, PHONE } from '../../stories/panels/story-support.tsx'
import { ElevationProfile } from '../elevation-profile/elevation-profile.tsx'
import { InfoWindow } from '../info-window/info-window.tsx'
import type { BottomSheetProps } from '../panel-props.ts'
import { DrawingActions } from '../panels/drawing-actions.tsx'
import { BottomSheet } from './bottom-sheet.tsx'
import { DistanceFigure } from './distance-figure.tsx'

/** As the editor has around what is in its sheet while it draws. */
const INSET = { padding: '0 16px' }

function Controlled(props: BottomSheetProps) {
  const [snap, setSnap] = useState(props.snap)
  return <BottomSheet {...props} snap={snap} onSnapChange={setSnap} />
}

const meta = {
  title: 'map-editor/BottomSheet',
  component: BottomSheet,
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <MapBackdrop style={PHONE}>
        <Story />
      </MapBackdrop>
    ),
    inLanguage,
  ],
  args: { messages: en, label: 'Details', snap: 'half', onSnapChange: fn(), children: null },
} satisfies Meta<typeof BottomSheet>
export default meta
type Story = StoryObj<typeof meta>

export const Spot: Story = {
  render: (args) => (
    <Controlled {...args}>
      <InfoWindow
        messages={args.messages}
        object={dangerSpot}
        isMain={false}
        mode="info"
        variant="sheet"
        onModeChange={fn()}
        onClose={fn()}
        editing={{ onSave: fn(), onDelete: fn() }}
      />
    </Controlled>
  ),
  args: { snap: 'full' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: /^(名前|Name)/ })).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^(保存|Save)$/ })).toBeVisible()
  },
}

export const Drawing: Story = {
  args: { peekHeight: 256, snap: 'peek' },
  render: (args) => (
    <Controlled {...args}>
      <div style={INSET}>
        <DrawingActions
          messages={args.messages}
          title={args.messages.objects.newNames.line}
          detail={args.messages.guide.points(12)}
          length={<DistanceFigure meters={4260} locale={args.messages.locale} />}
          onCancel={fn()}
          onConfirm={fn()}
        >
          <ElevationProfile
            messages={args.messages}
            line={{ ...passLine(), color: 'teal' }}
            variant="mini"
            cursorMeters={null}
            onCursor={fn()}
          />
        </DrawingActions>
      </div>
    </Controlled>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/4\.26/)).toBeVisible()
    await expect(canvas.getByRole('button', { name: /確定|Confirm/ })).not.toHaveAttribute('aria-disabled', 'true')
  },
}

export const DrawingTooShort: Story = {
  args: { peekHeight: 200, snap: 'peek' },
  render: (args) => (
    <Controlled {...args}>
      <div style={INSET}>
        <DrawingActions
          messages={args.messages}
          title={args.messages.objects.newNames.line}
          length={<DistanceFigure meters={0} locale={args.messages.locale} />}
          confirmRefusal={args.messages.guide.confirmNeedsPoints(2)}
          onCancel={fn()}
          onConfirm={fn()}
        />
      </div>
    </Controlled>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /確定|Confirm/ })).toHaveAccessibleDescription(/2/)
  },
}

export const SnapsByKeyboardAndDrag: Story = {
  render: (args) => <Controlled {...args}>{null}</Controlled>,
  play: async ({ canvas }) => {
    const grabber = canvas.getByRole('button', { name: /シートの高さ|Height of the sheet/ })
    const sheet = canvas.getByRole('region')
    const expectHeight = (share: number) =>
      waitFor(() => expect(sheet.offsetHeight / (sheet.parentElement?.clientHeight ?? 1)).toBeCloseTo(share, 1))
    grabber.focus()
    await userEvent.keyboard('{ArrowUp}')
    await expectHeight(0.9)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await waitFor(() => expect(sheet.offsetHeight).toBe(96))
    const from = grabber.getBoundingClientRect()
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: grabber, coords: { clientX: from.left, clientY: from.top } },
      { target: grabber, coords: { clientX: from.left, clientY: from.top - 260 } },
      { keys: '[/MouseLeft]', target: grabber, coords: { clientX: from.left, clientY: from.top - 260 } },
    ])
    await expectHeight(0.5)
  },
}
