import type { TravelProfile } from '@mishiori/map-document'
import { useId, useState } from 'react'
import type { MapEditorMessages } from '../../../messages/messages.ts'
import { travelMessages } from '../../../messages/travel-messages.ts'
import { Icon, type IconPath } from '../../../ui/icons/icon.tsx'
import {
  bicycleIcon,
  carIcon,
  gravelBikeIcon,
  hikeIcon,
  lightningIcon,
  moreHorizontalIcon,
  motorcycleIcon,
  mountainsIcon,
  roadBikeIcon,
  walkIcon,
  wheelchairIcon,
} from '../../../ui/icons/phosphor-paths.ts'
import { classNames } from '../../../ui/shared/class-names.ts'
import styles from './profile-picker.module.css'
import parts from './travel-fields.module.css'

export const PROFILE_ICONS: Readonly<Record<TravelProfile, IconPath>> = {
  hike: hikeIcon,
  walk: walkIcon,
  stepFree: wheelchairIcon,
  cityBike: bicycleIcon,
  roadBike: roadBikeIcon,
  gravelBike: gravelBikeIcon,
  mountainBike: mountainsIcon,
  eBike: lightningIcon,
  motorcycle: motorcycleIcon,
  car: carIcon,
}

/** As many as stand beside the button for the rest, in two rows of three. */
const SHOWN = 5

export interface ProfilePickerProps {
  readonly messages: MapEditorMessages
  readonly profiles: readonly TravelProfile[]
  readonly value: TravelProfile
  readonly onChange: (profile: TravelProfile) => void
  /** `row` scrolls sideways and shows all of them. */
  readonly layout: 'grid' | 'row'
}

/** The ways of going, as native radio buttons: arrow keys choose. A chosen one among the rest shows all of them. */
export function ProfilePicker({ messages, profiles, value, onChange, layout }: ProfilePickerProps) {
  const group = useId()
  const [isAll, setIsAll] = useState(false)
  const labels = travelMessages(messages)
  // A line of a profile that the host does not offer shows it all the same.
  const known = profiles.includes(value) ? profiles : [...profiles, value]
  const hasRest = layout === 'grid' && known.length > SHOWN + 1
  const isOpen = !hasRest || isAll || known.indexOf(value) >= SHOWN
  const shown = isOpen ? known : known.slice(0, SHOWN)
  return (
    <div className={parts.part}>
      <p id={group} className={parts.heading}>
        {labels.profile}
      </p>
      <div
        role="radiogroup"
        aria-labelledby={group}
        className={layout === 'grid' ? styles.grid : classNames(parts.scrolling, styles.row)}
      >
        {shown.map((profile) => (
          <label key={profile} className={styles.profile}>
            <input
              type="radio"
              name={group}
              value={profile}
              checked={profile === value}
              onChange={() => onChange(profile)}
            />
            <Icon path={PROFILE_ICONS[profile]} size={22} />
            {labels.profiles[profile]}
          </label>
        ))}
        {!isOpen && (
          <button type="button" className={styles.profile} aria-expanded={false} onClick={() => setIsAll(true)}>
            <Icon path={moreHorizontalIcon} size={22} />
            {labels.moreProfiles(known.length - SHOWN)}
          </button>
        )}
      </div>
    </div>
  )
}
