// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { passLine } from '../../stories/panels/story-map.ts'
import { ElevationProfile } from './elevation-profile.tsx'

afterEach(cleanup)

function renderProfile(onCursor = vi.fn()) {
  function Controlled() {
    const [cursor, setCursor] = useState<number | null>(null)
    const move = (meters: number | null) => {
      setCursor(meters)
      onCursor(meters)
    }
    return <ElevationProfile messages={en} line={passLine()} cursorMeters={cursor} onCursor={move} />
  }
  render(<Controlled />)
  return { onCursor, slider: screen.getByRole('slider', { name: 'Position on the line' }) }
}

const now = (slider: HTMLElement) => Number(slider.getAttribute('aria-valuenow'))
const max = (slider: HTMLElement) => Number(slider.getAttribute('aria-valuemax'))

describe('ElevationProfile', () => {
  it('moves the cursor as a slider does', async () => {
    const { slider } = renderProfile()
    slider.focus()
    await userEvent.keyboard('{End}')
    expect(now(slider)).toBe(max(slider))
    await userEvent.keyboard('{PageDown}')
    expect(now(slider) / max(slider)).toBeCloseTo(0.9, 2)
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
    expect(now(slider) / max(slider)).toBeCloseTo(0.12, 2)
    await userEvent.keyboard('{Home}{ArrowLeft}')
    expect(now(slider)).toBe(0)
  })

  it('says where the cursor is', async () => {
    const { slider } = renderProfile()
    slider.focus()
    await userEvent.keyboard('{Home}')
    expect(slider.getAttribute('aria-valuetext')).toBe('0.00 km, elevation 925 m')
  })

  it('takes the cursor away with Esc and when the pointer leaves', async () => {
    const { slider, onCursor } = renderProfile()
    slider.focus()
    await userEvent.keyboard('{End}{Escape}')
    expect(onCursor).toHaveBeenLastCalledWith(null)
    fireEvent.pointerMove(slider, { clientX: 300 })
    expect(onCursor).not.toHaveBeenLastCalledWith(null)
    fireEvent.pointerLeave(slider)
    expect(onCursor).toHaveBeenLastCalledWith(null)
  })

  it('lets go of a measured part that a line under edit does not reach any more, and takes it up again after undo', async () => {
    const whole = passLine()
    const short = {
      ...whole,
      path: whole.path.slice(0, 2),
      elevationsMeters: whole.elevationsMeters?.slice(0, 2) ?? [],
    }
    const shown = { messages: en, cursorMeters: null, onCursor: vi.fn() }
    const { rerender } = render(<ElevationProfile {...shown} line={whole} />)
    const measure = () => screen.getByRole('button', { name: en.profile.measureRange })
    await userEvent.click(measure())
    expect(measure().getAttribute('aria-pressed')).toBe('true')
    rerender(<ElevationProfile {...shown} line={short} />)
    expect(measure().getAttribute('aria-pressed')).toBe('false')
    rerender(<ElevationProfile {...shown} line={whole} />)
    expect(measure().getAttribute('aria-pressed')).toBe('true')
  })

  it('sums the line up in words', () => {
    renderProfile()
    expect(screen.getByText(/km, climb [\d,]+ m, descent [\d,]+ m, elevation [\d,]+ m to 1,\d+ m/)).toBeDefined()
  })

  it('says so when the line has no elevations', () => {
    const { elevationsMeters: _, ...line } = passLine()
    render(<ElevationProfile messages={en} line={line} cursorMeters={null} onCursor={vi.fn()} />)
    expect(screen.getByText('No elevation')).toBeDefined()
    expect(screen.queryByRole('slider')).toBeNull()
  })
})
