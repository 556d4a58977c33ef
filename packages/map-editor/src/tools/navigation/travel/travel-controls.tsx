import { useState } from 'react'
import { travelMessages } from '../../../messages/travel-messages.ts'
import { useEditorLayoutName, useMessages } from '../../../ui/context/editor-context.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { caretDownIcon, caretUpIcon } from '../../../ui/icons/phosphor-paths.ts'
import toolStyles from '../../../ui/shared/tool-controls.module.css'
import { AskedFromHere, useFold } from './from-here-fields.tsx'
import { PROFILE_ICONS } from './profile-picker.tsx'
import { TravelFields } from './travel-card.tsx'
import { type TravelState, useTravel } from './travel-choices.ts'
import styles from './travel-controls.module.css'

/** Where no card stands beside the map: on a phone in the sheet, else behind a button of the guide. */
export function TravelControls() {
  const layout = useEditorLayoutName()
  const travel = useTravel()
  if (!travel) return null
  return (
    <>
      {layout === 'phone' && <SheetFields travel={travel} />}
      {layout === 'compact' && <FoldedFields travel={travel} />}
      {travel.hasNoWay && <OtherChoices travel={travel} />}
    </>
  )
}

interface WithTravel {
  readonly travel: TravelState
}

const NOTHING_ASKED = { found: null, isAsking: false } as const

function SheetFields({ travel }: WithTravel) {
  const messages = useMessages()
  const [areOptionsOpen, setAreOptionsOpen] = useState(false)
  const { names, options, profile, fromHere } = travel
  const fold = useFold(fromHere ?? NOTHING_ASKED)
  const shows = fold.isOpen ? 'question' : 'found'
  return (
    <>
      {fromHere && <AskedFromHere messages={messages} {...fromHere} fold={fold} icon={PROFILE_ICONS[profile]} />}
      <div className={styles.sheet}>
        <TravelFields layout="sheet" shows={areOptionsOpen && fold.isOpen ? 'options' : shows} />
      </div>
      {names.length > 0 && fold.isOpen && (
        <button
          type="button"
          className={toolStyles.choice}
          aria-expanded={areOptionsOpen}
          onClick={() => setAreOptionsOpen(!areOptionsOpen)}
        >
          {travelMessages(messages).optionsSet(Object.keys(options ?? {}).length)}
          <Icon path={areOptionsOpen ? caretUpIcon : caretDownIcon} size={14} />
        </button>
      )}
    </>
  )
}

function FoldedFields({ travel }: WithTravel) {
  const messages = useMessages()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={toolStyles.choice}
        aria-expanded={isOpen}
        aria-label={`${travelMessages(messages).profile}: ${travelMessages(messages).profiles[travel.profile]}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon path={PROFILE_ICONS[travel.profile]} size={20} />
        {travelMessages(messages).profiles[travel.profile]}
      </button>
      {isOpen && (
        <div className={styles.folded}>
          <TravelFields layout="card" />
        </div>
      )}
    </>
  )
}

/** What may find a way where this profile finds none. */
function OtherChoices({ travel: { options, wider, onOptions, onProfile } }: WithTravel) {
  const labels = travelMessages(useMessages())
  return (
    <>
      {options && (
        <button type="button" className={toolStyles.choice} onClick={() => onOptions(null)}>
          {labels.dropOptions}
        </button>
      )}
      {wider && (
        <button type="button" className={toolStyles.choice} onClick={() => onProfile(wider)}>
          <Icon path={PROFILE_ICONS[wider]} size={20} />
          {labels.tryProfile(labels.profiles[wider])}
        </button>
      )}
    </>
  )
}
