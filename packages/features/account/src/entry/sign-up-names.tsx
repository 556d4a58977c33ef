import { TextField } from '@repo/ui/text-field'
import { useLanguage } from '@repo/web-kit/language'
import { useBrowserTimeZone } from '@repo/web-kit/use-browser-time-zone'

interface SignUpNamesProps {
  problems: { readonly name: string | undefined; readonly nickname: string | undefined }
  /** Without the name that is shown: it can be given later. */
  isShort?: boolean | undefined
  defaults: { readonly name?: string | undefined; readonly nickname?: string | undefined }
}

/** The fields for an account's unique name and for the name that is shown; and, unseen, the time zone of the browser. */
export function SignUpNames({ problems, isShort = false, defaults }: SignUpNamesProps) {
  const { t } = useLanguage()
  return (
    <>
      <TimeZoneInput />
      <TextField
        label={t('auth.name')}
        name="name"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        max={100}
        hint={t('auth.nameHint')}
        error={problems.name}
        defaultValue={defaults.name}
        isRequired
      />
      {isShort ? null : (
        <TextField
          label={t('auth.nickname')}
          name="nickname"
          autoComplete="nickname"
          hint={t('auth.nicknameHint')}
          error={problems.nickname}
          defaultValue={defaults.nickname}
        />
      )}
    </>
  )
}

/** Empty without scripts: the account gets the zone of the site then. */
function TimeZoneInput() {
  return <input type="hidden" name="time_zone" value={useBrowserTimeZone() ?? ''} />
}
