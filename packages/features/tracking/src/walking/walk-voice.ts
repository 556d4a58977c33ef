import type { Locale } from '@repo/contract'
import { bridgeFor } from '@repo/web-kit/current-bridge'

/** Milliseconds of vibration and rest. */
const LEFT_PATTERN = [300, 150, 300]

/** Says a sentence aloud, where the browser can; what it was saying is not finished. */
export function speak(sentence: string, locale: Locale): void {
  if (!('speechSynthesis' in window)) return
  const utterance = new SpeechSynthesisUtterance(sentence)
  utterance.lang = locale === 'ja' ? 'ja-JP' : 'en-US'
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}

export const canVibrate = () => 'vibrate' in navigator || bridgeFor('haptics') !== null

export function vibrate(): void {
  const bridge = bridgeFor('haptics')
  if (bridge) bridge.send('haptics.play', { kind: 'warning' })
  else if (canVibrate()) navigator.vibrate(LEFT_PATTERN)
}
