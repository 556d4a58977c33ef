import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, fn, userEvent } from 'storybook/test'
import { en } from '../../messages/en.ts'
import { passLine } from '../../stories/panels/story-map.ts'
import { inLanguage, MapBackdrop } from '../../stories/panels/story-support.tsx'
import { ElevationProfile } from './elevation-profile.tsx'
import type { ElevationProfileProps } from './profile-props.ts'

function Controlled(props: ElevationProfileProps) {
  const [cursorMeters, setCursorMeters] = useState(props.cursorMeters)
  const [isCollapsed, setIsCollapsed] = useState(props.isCollapsed ?? false)
  const { onCollapsedChange } = props
  return (
    <ElevationProfile
      {...props}
      cursorMeters={cursorMeters}
      onCursor={(meters) => {
        setCursorMeters(meters)
        props.onCursor(meters)
      }}
      isCollapsed={isCollapsed}
      {...(onCollapsedChange && { onCollapsedChange: setIsCollapsed })}
    />
  )
}

const meta = {
  title: 'map-editor/ElevationProfile',
  component: ElevationProfile,
  render: (args) => <Controlled {...args} />,
  decorators: [
    (Story) => (
      <MapBackdrop>
        <Story />
      </MapBackdrop>
    ),
    inLanguage,
  ],
  args: { messages: en, line: passLine(), cursorMeters: null, onCursor: fn(), onCollapsedChange: fn() },
} satisfies Meta<typeof ElevationProfile>
export default meta
type Story = StoryObj<typeof meta>

export const Card: Story = {
  args: { cursorMeters: 2350 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '2350')
    await expect(canvas.getByRole('heading', { name: '藪原宿〜奈良井宿' })).toBeVisible()
  },
}

export const MilesAndFeet: Story = {
  args: { cursorMeters: 2350 },
  decorators: [(Story, { args }) => <Story args={{ ...args, messages: { ...en, locale: 'en-US-u-ms-ussystem' } }} />],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^1\.46 mi, elevation [\d,]+ ft$/)
    await expect(canvas.getByText('0 mi')).toBeInTheDocument()
  },
}

export const Keyboard: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider')
    slider.focus()
    await userEvent.keyboard('{End}')
    await expect(slider).toHaveAttribute('aria-valuenow', slider.getAttribute('aria-valuemax') ?? '')
    await userEvent.keyboard('{Home}{ArrowRight}')
    await expect(slider.getAttribute('aria-valuetext')).toMatch(/標高|elevation/)
    await userEvent.keyboard('{Escape}')
    await expect(args.onCursor).toHaveBeenLastCalledWith(null)
  },
}

export const Pointer: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider')
    const { left, top, width } = slider.getBoundingClientRect()
    fireEvent.pointerMove(slider, { clientX: left + width * 0.5, clientY: top + 20 })
    await expect(args.onCursor).toHaveBeenLastCalledWith(expect.closeTo(4000, -3))
    fireEvent.pointerOut(slider)
    await expect(args.onCursor).toHaveBeenLastCalledWith(null)
  },
}

export const MeasuresAPart: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /区間を測る|Measure a section/ }))
    const start = canvas.getByRole('slider', { name: /始まり|Start/ })
    const end = canvas.getByRole('slider', { name: /終わり|End/ })
    start.focus()
    await userEvent.keyboard('{End}')
    await expect(start).toHaveAttribute('aria-valuenow', end.getAttribute('aria-valuenow') ?? '')
    await userEvent.keyboard('{Home}{PageUp}')
    await expect(canvas.getByText(/傾き|Slope/)).toBeVisible()
  },
}

export const MeasuresADraggedPart: Story = {
  play: async ({ canvas }) => {
    const chart = canvas.getByRole('slider')
    const { left, top, width } = chart.getBoundingClientRect()
    const at = (share: number) => ({
      clientX: left + width * share,
      clientY: top + 20,
      pointerId: 1,
      pointerType: 'mouse',
    })
    await userEvent.pointer([
      { target: chart, coords: at(0.3), keys: '[MouseLeft>]' },
      { target: chart, coords: at(0.6) },
      { keys: '[/MouseLeft]' },
    ])
    await expect(canvas.getAllByRole('slider')).toHaveLength(3)
    await userEvent.pointer([{ target: chart, coords: at(0.9), keys: '[MouseLeft]' }])
    await expect(canvas.getAllByRole('slider')).toHaveLength(1)
  },
}

export const Collapsed: Story = {
  args: { isCollapsed: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('slider')).toBeNull()
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('slider')).toBeVisible()
  },
}

export const Strip: Story = {
  args: { variant: 'strip', cursorMeters: 4390 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '4390')
  },
}

export const ManyPoints: Story = {
  args: { line: passLine(20_000) },
  play: async ({ canvasElement }) => {
    const curve = canvasElement.querySelectorAll('svg path')[1]?.getAttribute('d') ?? ''
    await expect(curve.split('L').length).toBeLessThan(4000)
  },
}

export const Flat: Story = {
  args: { line: { ...passLine(50), elevationsMeters: Array.from({ length: 50 }, (_, index) => 3 + (index % 2)) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/登り|Climb/, { selector: 'dt' }).nextElementSibling).toHaveTextContent(/^0/)
  },
}

export const NoElevations: Story = {
  render: ({ line, ...args }) => {
    const { elevationsMeters: _, ...flat } = line
    return <Controlled {...args} line={flat} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull() // nothing has happened
    await expect(canvas.queryByRole('slider')).toBeNull()
    await expect(canvas.getByText(/距離|Distance/, { selector: 'dt' })).toBeVisible()
  },
}

export const Phone: Story = {
  args: { cursorMeters: 4390 },
  decorators: [
    (Story) => (
      <div style={{ width: 360, containerType: 'inline-size', containerName: 'mishiori-map-editor' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region')
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth)
  },
}
