import { PRODUCT_LIMITS } from '@repo/contract'
import { Checkbox } from '@repo/ui/checkbox'
import { FormModal } from '@repo/ui/form-modal'
import { TextField } from '@repo/ui/text-field'
import { useLanguage } from '@repo/web-kit/language'
import { langOn } from '@repo/web-kit/use-localized-text'
import { useId } from 'react'
import styles from './clone-dialog.module.css'
import { type Original, useCloneForm } from './use-clone-form.ts'

export interface CloneDialogProps {
  original: Original
  token: string | null
  isOpen: boolean
  onClose: () => void
}

/** What of an article is taken over, and how the copy is called. What was entered stays until it is made. */
export function CloneDialog({ original, token, isOpen, onClose }: CloneDialogProps) {
  const { t, formatError, locale } = useLanguage()
  const form = useCloneForm(original, token)
  const layersId = useId()
  return (
    <FormModal
      isOpen={isOpen}
      onClose={onClose}
      title={t('clone.title')}
      cancel={t('common.cancel')}
      submit={t('clone.submit')}
      busyLabel={form.isSending ? t('clone.busy') : undefined}
      formClassName={styles.form}
      onSubmit={(fields) => {
        const wrong = form.wrongField
        if (wrong) fields.querySelector<HTMLElement>(wrong === 'title' ? 'input' : 'fieldset input')?.focus()
        void form.submit()
      }}
    >
      <p className={styles.lead}>{t('clone.lead')}</p>
      <TextField
        label={t('clone.name')}
        isRequired
        value={form.title}
        max={PRODUCT_LIMITS.titleLength.max}
        error={form.problems.title}
        onChange={({ currentTarget }) => form.setTitle(currentTarget.value)}
      />
      <fieldset className={styles.layers} aria-describedby={form.problems.layers ? `${layersId}-problem` : undefined}>
        <legend>{t('clone.layers')}</legend>
        {original.layers.map(({ id, name, language, objects }) => (
          <Checkbox
            key={id}
            checked={form.layerIds.has(id)}
            onChange={() => form.toggleLayer(id)}
            label={
              <>
                <span lang={langOn(locale, language)}>{name}</span> <small>{objects.length}</small>
              </>
            }
          />
        ))}
        {form.problems.layers ? (
          <p id={`${layersId}-problem`} role="alert" className={styles.problem}>
            {form.problems.layers}
          </p>
        ) : null}
      </fieldset>
      <Checkbox label={t('clone.text')} checked={form.withText} onChange={() => form.setWithText(!form.withText)} />
      <p className={styles.lead}>{t('clone.pictures')}</p>
      <div role="alert">{form.error ? <p className={styles.problem}>{formatError(form.error)}</p> : null}</div>
    </FormModal>
  )
}
