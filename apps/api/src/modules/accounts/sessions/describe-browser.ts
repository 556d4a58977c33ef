import type { ListedSession } from '@repo/contract'
import Bowser from 'bowser'

type BrowserNames = Pick<ListedSession, 'browser' | 'system' | 'device'>

const DEVICES = { desktop: 'computer', mobile: 'phone', tablet: 'tablet' } as const

/** The names of a browser and its device, from the user agent; null if unknown. */
export function describeBrowser(userAgent: string): BrowserNames {
  if (userAgent.trim() === '') return { browser: null, system: null, device: 'unknown' }
  const parser = Bowser.getParser(userAgent)
  const type = parser.getPlatformType(true)
  return {
    browser: parser.getBrowserName() || null,
    system: parser.getOSName() || null,
    device: isKnown(type) ? DEVICES[type] : 'unknown',
  }
}

const isKnown = (type: string): type is keyof typeof DEVICES => Object.hasOwn(DEVICES, type)
