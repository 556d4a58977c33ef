import { isForReaders, type Visibility } from '@repo/authoring/draft'
import { PRODUCT_LIMITS } from '@repo/contract'
import { Badge } from '@repo/ui/badge'
import { Icon } from '@repo/ui/icon'
import { globe, infoFill, link, lock, notePencil } from '@repo/ui/icons'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useId } from 'react'
import { useEditorMessages } from '../messages/editor-messages.tsx'
import { useIsPrivateOnly } from '../session/private-only.ts'
import styles from './visibility-choice.module.css'

interface VisibilityChoiceProps {
  label: string
  options: readonly Visibility[]
  value: Visibility
  onChange: (visibility: Visibility) => void
  /** How many more articles may be shared by link or private; null while it is not known. */
  unlistedLeft: number | null
  isLabelHidden?: boolean
}

const ICONS: Readonly<Record<Visibility, string>> = { public: globe, url: link, private: lock, draft: notePencil }
const isLimited = (visibility: Visibility) => visibility === 'url' || visibility === 'private'

/** The visibility of an article, with an explanation of each choice and the remaining number of articles. */
export function VisibilityChoice(props: VisibilityChoiceProps) {
  const { label, options, value, onChange, unlistedLeft, isLabelHidden = false } = props
  const { t } = useEditorMessages()
  const isPrivateOnly = useIsPrivateOnly()
  return (
    <fieldset className={styles.group}>
      {isLabelHidden ? (
        <VisuallyHidden as="legend">{label}</VisuallyHidden>
      ) : (
        <legend className={styles.legend}>{label}</legend>
      )}
      {options.map((option) => (
        <Option
          key={option}
          visibility={option}
          isChosen={option === value}
          isRefused={isPrivateOnly && isForReaders(option)}
          left={isLimited(option) ? unlistedLeft : null}
          onChoose={() => onChange(option)}
        />
      ))}
      <p className={styles.note}>
        <Icon path={infoFill} size={19} />
        <span>
          {isPrivateOnly ? t('visibility.fromStrava') : t('visibility.note', { max: PRODUCT_LIMITS.unlistedArticles })}
        </span>
      </p>
    </fieldset>
  )
}

interface OptionProps {
  visibility: Visibility
  isChosen: boolean
  /** It can not be chosen, whatever room there is. */
  isRefused: boolean
  left: number | null
  onChoose: () => void
}

function Option({ visibility, isChosen, isRefused, left, onChoose }: OptionProps) {
  const { t } = useEditorMessages()
  const id = useId()
  const isFull = left !== null && left <= 0
  return (
    <label className={styles.option} data-on={isChosen || undefined}>
      <input
        type="radio"
        name="visibility"
        className={styles.dot}
        checked={isChosen}
        disabled={isRefused || (isFull && !isChosen)}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-hint ${id}-left`}
        onChange={onChoose}
      />
      <Icon path={ICONS[visibility]} size={22} className={styles.icon} />
      <span className={styles.text}>
        <b id={`${id}-name`}>{t(`visibility.${visibility}`)}</b>
        <span id={`${id}-hint`} className={styles.hint}>
          {t(`visibility.${visibility}Hint`)}
        </span>
      </span>
      <span id={`${id}-left`}>
        {left === null ? null : (
          <Badge tone={isFull ? 'warning' : 'neutral'}>
            {isFull ? t('visibility.full') : t('visibility.left', { count: left })}
          </Badge>
        )}
      </span>
    </label>
  )
}
