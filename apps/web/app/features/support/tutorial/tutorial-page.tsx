import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { checkCircleFill, compass } from '@repo/ui/icons'
import { VisuallyHidden } from '@repo/ui/visually-hidden'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { useTours } from '@repo/web-kit/use-tours'
import { Link } from 'react-router'
import type { Tutorial, TutorialSection } from './tutorial.server.ts'
import styles from './tutorial-page.module.css'

/** As `npm run tutorial-pictures` takes them. */
const SIZES = { wide: { width: 1080, height: 675 }, phone: { width: 780, height: 1120 } }
const PHONE = '(max-width: 768px)'
const DARK = '(prefers-color-scheme: dark)'
const PICTURES = import.meta.glob<string>('./pictures/*.webp', { eager: true, query: '?url', import: 'default' })

/** The pictures that take the place of that of a wide, light screen. */
const sourcesFor = (theme: 'light' | 'dark' | null) =>
  theme === null
    ? ([
        { screen: 'phone', shown: 'dark', media: `${PHONE} and ${DARK}` },
        { screen: 'phone', shown: 'light', media: PHONE },
        { screen: 'wide', shown: 'dark', media: DARK },
      ] as const)
    : ([{ screen: 'phone', shown: theme, media: PHONE }] as const)

/** What a section is about, as it looks here: in the language of the page, in its theme, on such a screen. */
function TutorialPicture({ id, picture, isFirst }: Pick<TutorialSection, 'id' | 'picture'> & { isFirst: boolean }) {
  const { locale } = useLanguage()
  const { theme } = useRootData()
  const addressOf = (screen: keyof typeof SIZES, shown: 'light' | 'dark') =>
    PICTURES[`./pictures/${id}-${screen}-${shown}-${locale}.webp`]
  return (
    <picture>
      {sourcesFor(theme).map(({ screen, shown, media }) => (
        <source key={media} srcSet={addressOf(screen, shown)} media={media} {...SIZES[screen]} />
      ))}
      <img
        src={addressOf('wide', theme ?? 'light')}
        alt={picture}
        {...SIZES.wide}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
    </picture>
  )
}

/** How the product is used, with pictures of it and the ways into its guided tours. */
export function TutorialPage({ title, lead, contents, first, sections }: Tutorial) {
  const { isPublicOnly } = useRootData()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
        {isPublicOnly ? null : <Ways ways={[first]} />}
        <nav aria-label={contents} className={styles.contents}>
          {sections.map(({ id, heading }) => (
            <a key={id} href={`#${id}`}>
              {heading}
            </a>
          ))}
        </nav>
      </header>
      {sections.map(({ id, heading, text, steps, picture, ways }, index) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
          <div className={styles.picture}>
            <TutorialPicture id={id} picture={picture} isFirst={index === 0} />
          </div>
          <div className={styles.text}>
            <h2 id={`${id}-title`}>{heading}</h2>
            <p>{text}</p>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
            {isPublicOnly ? null : <Ways ways={ways} />}
          </div>
        </section>
      ))}
    </div>
  )
}

/** A completed tour is marked, and can be repeated. */
function Ways({ ways }: Pick<TutorialSection, 'ways'>) {
  const { t } = useLanguage()
  const { viewer } = useRootData()
  const { done } = useTours()
  if (ways.length === 0) return null
  return (
    <p className={styles.ways}>
      {ways.map(({ label, to, own = to, tour }) => (
        <Link key={to} to={viewer ? own : to} className={buttonClass({ variant: tour ? 'soft' : 'line' })}>
          {tour ? <Icon path={compass} size={19} /> : null}
          {label}
          {tour && done?.includes(tour) ? (
            <>
              <Icon path={checkCircleFill} size={17} />
              <VisuallyHidden>{t('tour.isDone')}</VisuallyHidden>
            </>
          ) : null}
        </Link>
      ))}
    </p>
  )
}
