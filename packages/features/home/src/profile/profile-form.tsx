import type { ProfileInput } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { TextArea } from '@repo/ui/text-area'
import { TextField } from '@repo/ui/text-field'
import { useWrongFieldFocus } from '@repo/web-kit/use-wrong-field-focus'
import { useRef } from 'react'
import { Form, useHref, useNavigation } from 'react-router'
import { useOwnMessages } from '../messages/own-messages.ts'
import type { ProfileField } from './profile-entries.ts'
import styles from './profile-form.module.css'

interface ProfileFormProps {
  /** Stands where no other name is given. */
  userName: string
  entries: ProfileInput
  wrong: readonly ProfileField[]
  /** Why nothing was saved; null when all is well. */
  problem: string | null
}

/** What people say about themselves. It works without scripts. */
export function ProfileForm({ userName, entries, wrong, problem }: ProfileFormProps) {
  const t = useOwnMessages()
  const form = useRef<HTMLFormElement>(null)
  const isSaving = useNavigation().formAction === useHref('/home/profile')
  useWrongFieldFocus(form, wrong)
  const field = (name: ProfileField) => ({
    name,
    defaultValue: entries[name],
    error: wrong.includes(name) ? t(`profile.wrong.${name}`) : undefined,
  })
  return (
    <Form ref={form} method="post" action="/home/profile" className={styles.form} noValidate>
      {problem === null ? null : (
        // The field that the focus goes to says what is wrong.
        <p className={styles.problem} role={wrong.length > 0 ? undefined : 'alert'}>
          {problem}
        </p>
      )}
      <TextField
        label={t('profile.nickname')}
        hint={t('profile.nicknameHint', { name: userName })}
        autoComplete="nickname"
        {...field('nickname')}
      />
      <TextArea label={t('profile.text')} {...field('profile')} />
      <TextField
        label={t('profile.place')}
        hint={t('profile.placeHint')}
        autoComplete="address-level2"
        {...field('place')}
      />
      <TextField
        label={t('profile.site')}
        hint={t('profile.siteHint')}
        type="url"
        autoComplete="url"
        {...field('site')}
      />
      {(['twitter', 'instagram', 'facebook'] as const).map((name) => (
        <TextField
          key={name}
          label={t(`profile.${name}`)}
          hint={t('profile.nameHint')}
          autoCapitalize="none"
          spellCheck={false}
          max={null}
          {...field(name)}
        />
      ))}
      <Button type="submit" variant="primary" busyLabel={isSaving ? t('profile.saving') : undefined}>
        {t('profile.save')}
      </Button>
    </Form>
  )
}
