import type { MapObject, Position } from '@mishiori/map-document'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { LangOf } from '../core/lang-of.ts'
import { chosenAnchor, objectLift, openingPan } from '../core/object-anchor.ts'
import type { MapHandle } from '../map/map-handle.ts'
import type { MapViewMessages } from '../messages/messages.ts'
import { InfoFrame } from '../ui/info-window/info-frame.tsx'
import { InfoView } from '../ui/info-window/info-view.tsx'
import { MapPopup } from '../ui/map-popup/map-popup.tsx'
import { hostClass } from '../ui/shared/controls.tsx'

const CLEAR = { top: 12, right: 12, bottom: 12, left: 12 } as const

interface ViewInfoProps {
  readonly messages: MapViewMessages
  readonly object: MapObject
  /** Where on the map it was chosen; null when it was chosen elsewhere. */
  readonly chosenAt: Position | null
  readonly langOf: LangOf | undefined
  readonly isMain: boolean
  readonly handle: MapHandle | null
  /** Whose key has opened the window, which then takes the focus. */
  readonly keyOpener: () => HTMLElement | null
  /** The host's. */
  readonly extras: ReactNode
  readonly onClose: () => void
}

/** The info window of a selected object, for reading. */
export function ViewInfo({ messages, object, chosenAt, langOf, isMain, handle, extras, ...props }: ViewInfoProps) {
  const [opener] = useState(props.keyOpener)
  const returnFocus = useRef<(() => void) | null>(null)
  const onClose = () => {
    returnFocus.current = () => {
      if (opener?.isConnected) opener.focus()
      else handle?.focus() // what was pressed is removed
    }
    props.onClose()
  }
  useEffect(() => () => returnFocus.current?.(), []) // when the window is no longer in the document
  const info = {
    messages,
    object,
    langOf,
    isMain,
    mode: 'view',
    takesFocus: opener !== null,
    onModeChange: () => {},
    onClose,
  } as const
  return (
    <MapPopup
      handle={handle}
      at={chosenAnchor(object, chosenAt)}
      lift={objectLift(object)}
      pan={openingPan(object)}
      clear={CLEAR}
    >
      <InfoFrame {...info}>
        <InfoView {...info} />
        {extras ? <div className={hostClass}>{extras}</div> : null}
      </InfoFrame>
    </MapPopup>
  )
}
