// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { en } from '../../messages/en.ts'
import { BottomSheet } from './bottom-sheet.tsx'

afterEach(cleanup)

/** A finger that comes down on the grabber, wanders and leaves. */
function wander(pixels: number) {
  render(
    <BottomSheet messages={en} label="Details" snap="half" onSnapChange={vi.fn()}>
      {null}
    </BottomSheet>,
  )
  const sheet = screen.getByRole('region')
  const grabber = screen.getByRole('button')
  const before = sheet.style.height
  fireEvent.pointerDown(grabber, { button: 0, clientY: 400 })
  fireEvent.pointerMove(grabber, { clientY: 400 - pixels })
  return { before, after: sheet.style.height }
}

it('takes what wanders ten pixels for a tap', () => {
  const { before, after } = wander(10)
  expect(after).toBe(before)
})

it('is dragged by what wanders further', () => {
  const { before, after } = wander(11)
  expect(before).toBe('50%')
  expect(after).toBe('11px')
})
