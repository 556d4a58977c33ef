import { formatFullCount } from '@repo/i18n'
import { Segmented } from '@repo/ui/segmented'
import { Select } from '@repo/ui/select'
import { Switch } from '@repo/ui/switch'
import { useLanguage } from '@repo/web-kit/language'
import styles from './booklet.module.css'
import type { BookletChoices } from './choices.ts'
import { useBookletMessages } from './messages/booklet-messages.ts'
import { OFFERED_SCALES } from './strips/choose-scale.ts'

interface BookletChoicesFormProps {
  choices: BookletChoices
  onChange: (change: Partial<BookletChoices>) => void
}

const PAPERS = ['a5', 'a4', 'letter'] as const
const LAYOUTS = ['portrait', 'landscape'] as const
const HEADINGS = ['north', 'way'] as const
const SWITCHES = ['hasText', 'hasPhotos', 'hasProfile', 'hasTurns', 'hasAlong', 'isGrayscale'] as const

export function BookletChoicesForm({ choices, onChange }: BookletChoicesFormProps) {
  const t = useBookletMessages()
  const { locale } = useLanguage()
  const scaleOf = (scale: number) => t('booklet.scale.of', { scale: formatFullCount(scale, locale) })
  return (
    <section className={styles.choices} aria-label={t('booklet.choices')}>
      <Choice label={t('booklet.paper')}>
        <Segmented
          label={t('booklet.paper')}
          options={PAPERS.map((value) => ({ value, label: t(`booklet.paper.${value}`) }))}
          value={choices.paper}
          onChange={(paper) => onChange({ paper })}
        />
      </Choice>
      <Choice label={t('booklet.layout')}>
        <Segmented
          label={t('booklet.layout')}
          options={LAYOUTS.map((value) => ({ value, label: t(`booklet.layout.${value}`) }))}
          value={choices.layout}
          onChange={(layout) => onChange({ layout })}
        />
      </Choice>
      <Choice label={t('booklet.headingOfMaps')}>
        <Segmented
          label={t('booklet.headingOfMaps')}
          options={HEADINGS.map((value) => ({ value, label: t(`booklet.headingOfMaps.${value}`) }))}
          value={choices.heading}
          onChange={(heading) => onChange({ heading })}
        />
      </Choice>
      <Select
        label={t('booklet.scale')}
        options={[
          { value: 'fit', label: t('booklet.scale.fit') },
          ...OFFERED_SCALES.map((scale) => ({ value: String(scale), label: scaleOf(scale) })),
        ]}
        value={String(choices.scale)}
        onChange={({ currentTarget: { value } }) => onChange({ scale: value === 'fit' ? 'fit' : Number(value) })}
      />
      <div className={styles.switches}>
        {SWITCHES.map((name) => (
          <Switch
            key={name}
            label={t(`booklet.${name}`)}
            isOn={choices[name]}
            onChange={(isOn) => onChange({ [name]: isOn })}
          />
        ))}
      </div>
    </section>
  )
}

function Choice({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className={styles.choice}>
      <span aria-hidden="true">{label}</span>
      {children}
    </div>
  )
}
