import { isOpenToOthers, shareAddress } from '@repo/articles/article-links'
import { CardAuthor } from '@repo/articles/card-author'
import type { LiveMapContent } from '@repo/articles/load-live-map'
import type { ReadingView } from '@repo/articles/reading-view'
import { formatDistance } from '@repo/i18n'
import { useLanguage } from '@repo/web-kit/language'
import { QrCode } from '@repo/web-kit/qr-code'
import { useRootData } from '@repo/web-kit/root-data'
import { useMemo, useState } from 'react'
import { usePresentingMessages } from '../messages/presenting-messages.ts'
import { type Slide, textAbout } from '../slides/slides.ts'
import styles from './presentation.module.css'
import { TitleSlide } from './title-slide.tsx'

interface SlideContentProps {
  slide: Slide
  slides: readonly Slide[]
  view: Pick<ReadingView, 'article' | 'bodyHtml'>
  token: string | null
  langOf: LiveMapContent['langOf']
}

/** What a slide says. Scrolls where it is longer than the screen. */
export function SlideContent({ slide, slides, view, token, langOf }: SlideContentProps) {
  const { title, languages } = view.article
  return (
    <div className={styles.slide} key={slide.kind === 'spot' ? slide.spot.id : slide.kind}>
      <h1 className={slide.kind === 'spot' ? styles.small : undefined} lang={languages.title}>
        {title}
      </h1>
      {slide.kind === 'title' ? (
        <TitleSlide article={view.article} spotCount={slides.length - 2} />
      ) : slide.kind === 'spot' ? (
        <SpotSlide {...slide} view={view} langOf={langOf} />
      ) : (
        <EndSlide view={view} token={token} />
      )}
    </div>
  )
}

/** Nearer to the start there is no way to tell of. */
const START_METERS = 10

type SpotSlideProps = Extract<Slide, { kind: 'spot' }> & Pick<SlideContentProps, 'view' | 'langOf'>

function SpotSlide({ spot, alongMeters, view, langOf }: SpotSlideProps) {
  const language = useLanguage()
  const { id, name, description, images } = spot
  const text = useMemo(() => textAbout(view.bodyHtml, id), [view.bodyHtml, id])
  return (
    <>
      <h2 lang={langOf(id, 'name')}>{name}</h2>
      {alongMeters === null || alongMeters < START_METERS ? null : (
        <p className={styles.facts}>{formatDistance(alongMeters, language)}</p>
      )}
      {images.length > 0 ? <SpotPhotos name={name} images={images} /> : null}
      {description ? (
        <p className={styles.words} lang={langOf(id, 'description')}>
          {description}
        </p>
      ) : null}
      {text ? (
        <p className={styles.words} lang={view.article.languages.body}>
          {text}
        </p>
      ) : null}
    </>
  )
}

/** Pictures of other sites, which pages may not load, are left out. */
function SpotPhotos({ name, images }: { name: string; images: readonly string[] }) {
  const t = usePresentingMessages()
  const [broken, setBroken] = useState<readonly string[]>([])
  const shown = images.filter((src) => !broken.includes(src))
  return (
    <div className={styles.photos} data-count={shown.length}>
      {shown.map((src, index) => (
        <img
          key={src}
          src={src}
          alt={t('present.photo', { name, number: index + 1 })}
          onError={() => setBroken((before) => [...before, src])}
        />
      ))}
    </div>
  )
}

function EndSlide({ view: { article }, token }: Pick<SlideContentProps, 'view' | 'token'>) {
  const t = usePresentingMessages()
  const { publicUrl } = useRootData()
  return (
    <>
      <p className={styles.author}>
        <CardAuthor author={article.author} />
      </p>
      {isOpenToOthers(article, token) ? (
        <>
          <h2>{t('present.scan')}</h2>
          <QrCode
            address={shareAddress(article, publicUrl, token)}
            label={t('present.scanCode')}
            className={styles.code}
          />
        </>
      ) : (
        <h2>{t('present.end')}</h2>
      )}
    </>
  )
}
