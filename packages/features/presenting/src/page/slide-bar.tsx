import { BareSelect } from '@repo/ui/bare-select'
import { Button } from '@repo/ui/button'
import { Icon } from '@repo/ui/icon'
import { IconButton } from '@repo/ui/icon-button'
import { arrowsIn, arrowsOut, caretLeft, caretRight, pauseFill, playFill } from '@repo/ui/icons'
import { useEffect, useState } from 'react'
import { usePresentingMessages } from '../messages/presenting-messages.ts'
import { SLIDE_SECONDS } from '../slides/presentation-machine.ts'
import styles from './presentation.module.css'
import type { SlideEvent } from './use-slide-keys.ts'

interface SlideBarProps {
  index: number
  count: number
  isPlaying: boolean
  seconds: number
  send: (event: SlideEvent) => void
  onFullScreen: () => void
}

/** To go through the slides, by hand or by themselves. */
export function SlideBar({ index, count, isPlaying, seconds, send, onFullScreen }: SlideBarProps) {
  const t = usePresentingMessages()
  const isLast = index === count - 1
  return (
    <nav className={styles.bar} aria-label={t('present.controls')}>
      <IconButton
        icon={caretLeft}
        label={t('present.previous')}
        aria-disabled={index === 0}
        onClick={() => send({ type: 'slide.previous' })}
      />
      <span className={styles.position} aria-hidden="true">
        {index + 1} / {count}
      </span>
      <Button
        className={styles.advance}
        variant={isLast ? 'line' : 'primary'}
        icon={isLast ? null : <Icon path={caretRight} size={18} />}
        onClick={() => send(isLast ? { type: 'slide.show', index: 0 } : { type: 'slide.next' })}
      >
        {t(isLast ? 'present.again' : index === 0 ? 'present.begin' : 'present.next')}
      </Button>
      <IconButton
        icon={isPlaying ? pauseFill : playFill}
        label={t(isPlaying ? 'present.pause' : 'present.play')}
        onClick={() => send({ type: 'play.toggle' })}
      />
      <BareSelect
        label={t('present.every')}
        look="plain"
        options={SLIDE_SECONDS.map((value) => ({
          value: String(value),
          label: t('present.seconds', { count: value }),
        }))}
        value={String(seconds)}
        onChange={({ currentTarget: { value } }) => {
          const chosen = SLIDE_SECONDS.find((known) => String(known) === value)
          if (chosen) send({ type: 'play.every', seconds: chosen })
        }}
      />
      <FullScreenButton onPress={onFullScreen} />
    </nav>
  )
}

/** Where the browser has a full screen for pages. */
function FullScreenButton({ onPress }: { onPress: () => void }) {
  const t = usePresentingMessages()
  const [isFull, setIsFull] = useState(() => document.fullscreenElement !== null)
  useEffect(() => {
    const stop = new AbortController()
    const follow = () => setIsFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow, { signal: stop.signal })
    return () => stop.abort()
  }, [])
  if (!document.fullscreenEnabled) return null
  return (
    <IconButton
      icon={isFull ? arrowsIn : arrowsOut}
      label={t(isFull ? 'present.leaveFullScreen' : 'present.fullScreen')}
      onClick={onPress}
    />
  )
}
