import { type EmbedTarget, embedCode, embedPath, PRODUCT_LIMITS } from '@repo/contract'
import { Button } from '@repo/ui/button'
import { Checkbox } from '@repo/ui/checkbox'
import { EmptyState } from '@repo/ui/empty-state'
import { useFlashQueue } from '@repo/ui/flash-queue'
import { PageFrame } from '@repo/ui/page-frame'
import { Select } from '@repo/ui/select'
import { TextField } from '@repo/ui/text-field'
import { LANGUAGE_NAMES } from '@repo/web-kit/language-names'
import { useRootData } from '@repo/web-kit/root-data'
import { useId, useRef, useState } from 'react'
import { Form } from 'react-router'
import { type EmbedChoice, readPixels, withLayersOf } from './embed-choice.ts'
import { useEmbedMessages } from './messages/embed-messages.ts'
import styles from './playground.module.css'

/** Something public that a frame can show. */
export interface Embeddable {
  readonly target: EmbedTarget
  readonly title: string
  /** Of an article's map. */
  readonly layers: readonly { readonly id: string; readonly name: string }[]
  /** Whether there is a way whose elevations could be shown. */
  readonly hasProfile: boolean
}

interface PlaygroundProps {
  /** As it was typed; '' for none yet. */
  address: string
  /** Null where nothing public is at the address. */
  shown: Embeddable | null
  /** What is chosen at first. */
  choice: EmbedChoice
}

/** Puts the code of a frame together, beside what readers will see of it. Without scripts, its one form applies all choices. */
export function Playground({ address, shown, choice }: PlaygroundProps) {
  const t = useEmbedMessages()
  const { publicUrl } = useRootData()
  const formId = useId()
  return (
    <PageFrame className={styles.page}>
      <header className={styles.head}>
        <h1>{t('embed.title')}</h1>
        <p>{t('embed.lead')}</p>
      </header>
      <Form id={formId} method="get" action="/embed" className={styles.address} preventScrollReset>
        <TextField
          key={address}
          name="url"
          inputMode="url"
          label={t('embed.address')}
          hint={t('embed.addressHint', { example: `${publicUrl}/routes/12` })}
          error={address !== '' && shown === null ? t('embed.unknown') : undefined}
          defaultValue={address}
          max={null}
          autoComplete="off"
        />
        <Button type="submit" variant={shown ? 'line' : 'primary'}>
          {t('embed.show')}
        </Button>
      </Form>
      {shown ? (
        <Composer key={`${shown.target.kind}${shown.target.id}`} shown={shown} initial={choice} formId={formId} />
      ) : (
        <EmptyState title={t('embed.emptyTitle')} text={t('embed.emptyText')} />
      )}
    </PageFrame>
  )
}

interface ComposerProps {
  shown: Embeddable
  initial: EmbedChoice
  /** Of the form that its fields belong to. */
  formId: string
}

function Composer({ shown, initial, formId }: ComposerProps) {
  const t = useEmbedMessages()
  const { publicUrl } = useRootData()
  const layerIds = shown.layers.map(({ id }) => id)
  const [choice, setChoice] = useState(withLayersOf(initial, layerIds))
  const change = (part: Partial<EmbedChoice>) => setChoice((now) => withLayersOf({ ...now, ...part }, layerIds))
  const { target, title } = shown
  const { width, height } = choice
  const path = embedPath(target, choice)
  return (
    <div className={styles.composer}>
      <section className={styles.look} aria-labelledby={`${formId}-look`}>
        <h2 id={`${formId}-look`}>{t('embed.look')}</h2>
        <Sides choice={choice} onChange={change} formId={formId} />
        <Looks choice={choice} onChange={change} formId={formId} />
        <Contents shown={shown} choice={choice} onChange={change} formId={formId} />
      </section>
      <div className={styles.result}>
        <section aria-labelledby={`${formId}-preview`}>
          <h2 id={`${formId}-preview`}>{t('embed.preview')}</h2>
          <p>{t('embed.previewHint')}</p>
          <iframe key={path} className={styles.frame} src={path} title={title} style={{ width, height }} />
        </section>
        <Code code={embedCode({ address: `${publicUrl}${path}`, title, width, height })} />
      </div>
    </div>
  )
}

interface PartProps {
  choice: EmbedChoice
  onChange: (part: Partial<EmbedChoice>) => void
  formId: string
}

const SIDES = ['width', 'height'] as const

/** A number that is no side leaves the frame as large as it was, which is said once it has been typed. */
function Sides({ choice, onChange, formId }: PartProps) {
  const t = useEmbedMessages()
  const [typed, setTyped] = useState({ width: String(choice.width), height: String(choice.height) })
  const [wrong, setWrong] = useState({ width: false, height: false })
  const { min, max } = PRODUCT_LIMITS.embedPixels
  return (
    <div className={styles.pair}>
      {SIDES.map((side) => (
        <TextField
          key={side}
          form={formId}
          name={side}
          inputMode="numeric"
          label={t(`embed.${side}`)}
          error={wrong[side] ? t('embed.wrongSize', { min, max }) : undefined}
          value={typed[side]}
          max={null}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => {
            setTyped({ ...typed, [side]: value })
            const pixels = readPixels(value)
            if (pixels === null) return
            setWrong({ ...wrong, [side]: false })
            onChange({ [side]: pixels })
          }}
          onBlur={() => setWrong({ ...wrong, [side]: readPixels(typed[side]) === null })}
        />
      ))}
    </div>
  )
}

function Looks({ choice: { theme, locale }, onChange, formId }: PartProps) {
  const t = useEmbedMessages()
  return (
    <>
      <Select
        form={formId}
        name="theme"
        label={t('embed.theme')}
        value={theme ?? ''}
        options={[
          { value: '', label: t('embed.themeAuto') },
          { value: 'light', label: t('embed.themeLight') },
          { value: 'dark', label: t('embed.themeDark') },
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ theme: value === 'light' || value === 'dark' ? value : null })
        }
      />
      <Select
        form={formId}
        name="language"
        label={t('embed.language')}
        value={locale ?? ''}
        options={[
          { value: '', label: t('embed.languageAuto') },
          { value: 'ja', label: LANGUAGE_NAMES.ja },
          { value: 'en-us', label: LANGUAGE_NAMES['en-us'] },
        ]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ locale: value === 'ja' || value === 'en-us' ? value : null })
        }
      />
    </>
  )
}

/** What the live map shows. */
function Contents({ shown: { layers, hasProfile }, choice, onChange, formId }: PartProps & { shown: Embeddable }) {
  const t = useEmbedMessages()
  const ids = layers.map(({ id }) => id)
  const [checked, setChecked] = useState(choice.layerIds.length > 0 ? choice.layerIds : ids)
  const toggle = (layerId: string) => {
    const next = ids.filter((id) => checked.includes(id) !== (id === layerId))
    setChecked(next)
    onChange({ layerIds: next })
  }
  return (
    <>
      {layers.length > 1 ? (
        <fieldset className={styles.layers}>
          <legend>{t('embed.layers')}</legend>
          <p>{t('embed.layersHint')}</p>
          {layers.map(({ id, name }) => (
            <Checkbox
              key={id}
              form={formId}
              name="layer"
              value={id}
              label={name}
              checked={checked.includes(id)}
              onChange={() => toggle(id)}
            />
          ))}
        </fieldset>
      ) : null}
      {hasProfile ? (
        <Checkbox
          form={formId}
          name="profile"
          value="1"
          label={t('embed.profile')}
          checked={choice.hasProfile}
          onChange={({ currentTarget: { checked: isChecked } }) => onChange({ hasProfile: isChecked })}
        />
      ) : null}
    </>
  )
}

function Code({ code }: { code: string }) {
  const t = useEmbedMessages()
  const { show } = useFlashQueue()
  const field = useRef<HTMLTextAreaElement>(null)
  const id = useId()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      show({ variant: 'success', title: t('embed.copied') })
    } catch {
      field.current?.select()
      show({ variant: 'warning', title: t('embed.copyFailed') })
    }
  }
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('embed.code')}</h2>
      <p>{t('embed.codeHint')}</p>
      <textarea
        ref={field}
        className={styles.code}
        readOnly
        rows={4}
        value={code}
        aria-labelledby={id}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Button variant="primary" onClick={copy}>
        {t('embed.copy')}
      </Button>
    </section>
  )
}
