import type { ApiError } from '@repo/contract'
import { codeOfStatus } from '@repo/web-kit/failures'
import { useState } from 'react'
import { drawJpeg, type PictureSize, toAcceptedPicture } from './accepted-picture.ts'
import { type Crop, cropArea } from './crop-area.ts'
import { useStorePicture } from './device/store-picture.tsx'
import type { StoredPicture } from './stored-picture.ts'
import type { UploadResult } from './upload-picture.ts'

/** Where choosing a picture stands. */
export type PictureStep =
  | { readonly kind: 'idle' }
  | { readonly kind: 'cropping'; readonly picture: ImageBitmap; readonly url: string; readonly size: PictureSize }
  | { readonly kind: 'sending'; readonly fraction: number }
  | { readonly kind: 'failed'; readonly reason: Extract<UploadResult, { ok: false }>; readonly file: File | null }

export interface CroppedPictureOptions {
  /** In pixels, of the stored picture; also its aspect ratio. */
  readonly size: PictureSize
  readonly fileName: string
  /** Gets the address of the stored picture. */
  readonly onStored: (url: string) => void
}

const IDLE: PictureStep = { kind: 'idle' }

/** Choose, crop, send. */
export function useCroppedPicture({ size: target, fileName, onStored }: CroppedPictureOptions) {
  const [step, setStep] = useState<PictureStep>(IDLE)
  const storePicture = useStorePicture()

  const choose = async (file: File) => {
    const accepted = await toAcceptedPicture(file)
    if (!accepted.ok) return setStep({ kind: 'failed', reason: accepted, file: null })
    const picture = await createImageBitmap(accepted.picture).catch(() => null)
    if (!picture) return setStep({ kind: 'failed', reason: { ok: false, problem: 'unreadable' }, file: null })
    const size = { width: picture.width, height: picture.height }
    setStep({ kind: 'cropping', picture, url: URL.createObjectURL(accepted.picture), size })
  }
  const chooseStored = async ({ url, name }: Pick<StoredPicture, 'url' | 'name'>) => {
    const bytes = await fetchPicture(url)
    if (!(bytes instanceof Blob)) return setStep({ kind: 'failed', reason: { ok: false, error: bytes }, file: null })
    await choose(new File([bytes], name, { type: bytes.type }))
  }
  const send = async (file: File) => {
    setStep({ kind: 'sending', fraction: 0 })
    const onProgress = (fraction: number) => setStep({ kind: 'sending', fraction })
    const result = await storePicture(file, { signal: new AbortController().signal, onProgress })
    if (!result.ok) return setStep({ kind: 'failed', reason: result, file })
    setStep(IDLE)
    onStored(result.file.url)
  }
  const closeCropping = () => {
    if (step.kind === 'cropping') URL.revokeObjectURL(step.url)
    setStep(IDLE)
  }
  const useCrop = async (crop: Crop) => {
    if (step.kind !== 'cropping') return
    const jpeg = await drawJpeg(step.picture, cropArea(step.size, crop, target.width / target.height), target)
    closeCropping()
    if (jpeg) await send(new File([jpeg], fileName, { type: jpeg.type }))
  }
  const retry = () => step.kind === 'failed' && step.file && void send(step.file)
  return { step, ratio: target.width / target.height, choose, chooseStored, useCrop, closeCropping, retry }
}

async function fetchPicture(url: string): Promise<Blob | ApiError> {
  try {
    const answer = await fetch(url)
    return answer.ok ? await answer.blob() : { code: codeOfStatus(answer.status) }
  } catch {
    return { code: 'network' }
  }
}
