import { lengthUnits } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { LANGUAGE_NAMES } from '@repo/web-kit/language-names'
import { rangeOf, TRAIT_NAMES, TRAIT_VALUES, type TraitName, type Traits, type TraitValues } from './traits.ts'

/** What lists are narrowed by, as a row of choices; the first option of each leaves it open. */
export function useTraitChoices() {
  const { t } = useLanguage()
  const labels = useValueLabels()
  const optionsOf = <Name extends TraitName>(name: Name) =>
    TRAIT_VALUES[name].map((value) => ({ value, label: labels[name](value) }))
  return TRAIT_NAMES.map((name) => ({
    name,
    label: t(`find.${name}`),
    options: [{ value: '', label: t(`find.any.${name}`) }, ...optionsOf(name)],
  }))
}

/** What says too little without its name, as figures do. */
const NAMED: readonly TraitName[] = ['length', 'time', 'climb', 'level']

/** The filters that are set, for the middle of a sentence. Empty where none is. */
export function useNamedTraits(traits: Traits): string {
  const { t, locale } = useLanguage()
  const named = useTraitChoices().flatMap(({ name, label, options }) => {
    const set = options.find(({ value }) => value !== '' && value === traits[name])
    if (!set) return []
    return [NAMED.includes(name) ? t('find.named', { name: label, value: set.label }) : set.label]
  })
  if (traits.photos) named.push(t('find.photos'))
  return named.join(locale === 'ja' ? '、' : ', ')
}

type Labels = { readonly [Name in TraitName]: (value: TraitValues[Name]) => string }

const MINUTES_PER_HOUR = 60

function useValueLabels(): Labels {
  const { t, units } = useLanguage()
  const { long, short } = lengthUnits(units)
  const inBand = (band: string, unit: string, inUnits: (value: number) => number) => {
    const { min, max } = rangeOf(band)
    if (max === null) return t('find.from', { min: inUnits(min), unit })
    const range = { min: inUnits(min), max: inUnits(max), unit }
    return min === 0 ? t('find.upTo', range) : t('find.between', range)
  }
  return {
    length: (band) => inBand(band, long.name, (km) => Number(((km * 1000) / long.meters).toFixed(1))),
    time: (band) => inBand(band, t('article.hours'), (minutes) => minutes / MINUTES_PER_HOUR),
    climb: (band) => inBand(band, short.name, (meters) => toTens(meters / short.meters)),
    level: (level) => t(`article.difficulty.${level}`),
    shape: (shape) => t(`find.shape.${shape}`),
    profile: (profile) => t(`find.profile.${profile}`),
    stairs: (stairs) => t(`find.stairs.${stairs}`),
    season: (season) => t(`top.seasonTag.${season}`),
    lang: (language) => LANGUAGE_NAMES[language],
  }
}

const toTens = (value: number) => 10 * Math.round(value / 10)
