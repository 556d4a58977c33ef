import type { ReactNode } from 'react'
import { classNames } from '../class-names/class-names.ts'
import { UiLink } from '../link/link.tsx'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import styles from './route-card.module.css'

export interface RouteCardProps {
  href: string
  title: string
  /** What the title is written in, where that is not the page's language; likewise the summary. */
  titleLang?: string | undefined
  summary?: string
  summaryLang?: string | undefined
  /** The picture of the map; decoration beside the title. */
  thumbnail: ReactNode
  /** In the corner of the picture: the shape of the line, an `svg`. */
  shape?: ReactNode
  /** Under the title, each a `span`: length, climb. */
  facts?: ReactNode
  place?: ReactNode
  /** Hangs from the top edge of the picture: a `RibbonButton`. */
  ribbon?: ReactNode
  /** Under the text: author, counts, state. */
  meta?: ReactNode
  /** Level of the title in the page's outline. */
  headingLevel?: 2 | 3
  /** Whether it has a panel of its own. */
  isPanel?: boolean
}

/** A route in a list. The title's link covers the whole card. */
export function RouteCard(props: RouteCardProps) {
  const { href, title, summary, thumbnail, shape, facts, place, ribbon, meta, headingLevel = 3, isPanel } = props
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className={classNames(styles.card, isPanel && styles.panel)}>
      <div className={styles.thumbnail}>
        {thumbnail}
        {shape ? <span className={styles.shape}>{shape}</span> : null}
      </div>
      <div className={styles.body}>
        <Heading className={styles.title}>
          <UiLink href={href} className={styles.link} lang={props.titleLang}>
            {title}
          </UiLink>
        </Heading>
        {facts ? (
          <p className={styles.facts}>
            {facts}
            <Comma />
          </p>
        ) : null}
        {summary ? (
          <p className={styles.summary} lang={props.summaryLang}>
            {summary}
          </p>
        ) : null}
        {place ? (
          <p className={styles.place}>
            {place}
            <Comma />
          </p>
        ) : null}
        {meta ? <div className={styles.meta}>{meta}</div> : null}
      </div>
      {ribbon ? <div className={styles.ribbon}>{ribbon}</div> : null}
    </article>
  )
}

/** Between facts that only their places keep apart: read in a line, they would run into each other. */
export function Comma() {
  return <VisuallyHidden>, </VisuallyHidden>
}

/** Four columns, three up to 999 px, two up to 768, one up to 439. */
export function RouteCardGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>
}
