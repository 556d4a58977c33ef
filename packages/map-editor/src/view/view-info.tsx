import type { MapObject } from '@mishiori/map-document'
import type { LangOf } from '../language/lang-of.ts'
import type { MapHandle } from '../map/map-handle.ts'
import { MapPopup } from '../map-popup.tsx'
import type { MapEditorMessages } from '../messages/messages.ts'
import { objectAnchor, objectLift, openingPan } from '../object-anchor.ts'
import { InfoFrame } from '../panels/info/info-frame.tsx'
import { InfoView } from '../panels/info/info-view.tsx'

const CLEAR = { top: 12, right: 12, bottom: 12, left: 12 } as const

interface ViewInfoProps {
  readonly messages: MapEditorMessages
  readonly object: MapObject
  readonly langOf: LangOf | undefined
  readonly isMain: boolean
  readonly handle: MapHandle | null
  readonly onClose: () => void
}

/** The info window of a selected object, for reading. */
export function ViewInfo({ messages, object, langOf, isMain, handle, onClose }: ViewInfoProps) {
  const info = { messages, object, langOf, isMain, mode: 'view', onModeChange: () => {}, onClose } as const
  return (
    <MapPopup
      handle={handle}
      at={objectAnchor(object)}
      lift={objectLift(object)}
      pan={openingPan(object)}
      clear={CLEAR}
    >
      <InfoFrame {...info}>
        <InfoView {...info} />
      </InfoFrame>
    </MapPopup>
  )
}
