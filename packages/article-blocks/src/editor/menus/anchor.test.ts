// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { placeBeside } from './anchor.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

const rect = (top: number, height: number) => ({ top, height, bottom: top + height }) as DOMRect

/** The frame of an editor in a page that is scrolled, in a window of this size; a keyboard on the screen leaves less of it. */
function frameIn({ width = 1440, height = 900, scroller = { top: 64, height: 836 } }) {
  vi.stubGlobal('visualViewport', { offsetTop: 0, height })
  vi.stubGlobal('innerWidth', width)
  const page = document.createElement('div')
  page.style.overflowY = 'auto'
  page.getBoundingClientRect = () => rect(scroller.top, scroller.height)
  const frame = document.createElement('div')
  frame.getBoundingClientRect = () => rect(100, 2000)
  page.append(frame)
  document.body.append(page)
  return frame
}

describe('placeBeside', () => {
  it('goes below the text where there is room', () => {
    expect(placeBeside({ top: 200, bottom: 228, left: 0 }, frameIn({}), 370)).toEqual({ top: 236, maxHeight: 370 })
  })

  it('goes above the text near the lower edge', () => {
    const anchor = { top: 700, bottom: 728, left: 0 }
    expect(placeBeside(anchor, frameIn({}), 370)).toEqual({ bottom: 1308, maxHeight: 370 })
  })

  it('is no higher than the room between the text and the toolbar over the keyboard of a phone', () => {
    const frame = frameIn({ width: 390, height: 480, scroller: { top: 110, height: 734 } })
    const { top = 0, maxHeight } = placeBeside({ top: 20, bottom: 48, left: 0 }, frame, 370)
    expect(100 + top + maxHeight).toBeLessThanOrEqual(480 - 56)
    expect(maxHeight).toBeGreaterThan(3 * 44)
  })
})
