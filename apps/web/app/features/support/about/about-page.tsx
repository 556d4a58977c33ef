import { buttonClass } from '@repo/ui/button-class'
import { Icon } from '@repo/ui/icon'
import { cloudCheck, globe, lock, notePencil } from '@repo/ui/icons'
import { useLanguage } from '@repo/web-kit/language'
import { useRootData } from '@repo/web-kit/root-data'
import { Link } from 'react-router'
import type { About } from './about.server.ts'
import styles from './about-page.module.css'

/** Of a road: its start, a waypoint, its goal. */
const MARKS = ['S', '1', 'G'] as const
const PROMISES = [notePencil, lock, cloudCheck, globe]

/** An introduction to the product for new visitors. */
export function AboutPage({ title, lead, name, way, promises, ends }: About) {
  const { isPublicOnly } = useRootData()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <p>{lead}</p>
      </header>
      <section className={styles.name}>
        <h2>{name.heading}</h2>
        <p>{name.text}</p>
      </section>
      <section aria-labelledby="way">
        <h2 id="way">{way.heading}</h2>
        <ol className={styles.road}>
          {way.steps.map(({ heading, text }, index) => (
            <li key={heading}>
              <span className={styles.mark} aria-hidden="true">
                {MARKS[index]}
              </span>
              <h3>{heading}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </section>
      <section aria-labelledby="promises">
        <h2 id="promises">{promises.heading}</h2>
        <ul className={styles.promises}>
          {promises.points.map(({ heading, text }, index) => (
            <li key={heading}>
              <Icon path={PROMISES[index] ?? lock} size={26} />
              <h3>{heading}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
      {isPublicOnly ? null : <Ways {...ends} />}
    </div>
  )
}

function Ways({ howItWorks, question }: About['ends']) {
  const { t } = useLanguage()
  return (
    <p className={styles.ways}>
      <Link to="/routes" className={buttonClass({ variant: 'primary' })}>
        {t('header.routes')}
      </Link>
      <Link to="/tutorial" className={buttonClass({ variant: 'line' })}>
        {howItWorks}
      </Link>
      <Link to="/contact" className={buttonClass({ variant: 'ghost' })}>
        {question}
      </Link>
    </p>
  )
}
