import { useState } from 'react'
import { drawJpeg, toAcceptedPicture } from '../pictures/accepted-picture.ts'
import { type Crop, cropArea, type PictureSize, THUMBNAIL_SIZE } from '../pictures/crop-area.ts'
import { type UploadResult, uploadPicture } from '../pictures/upload-picture.ts'

/** Where choosing a thumbnail stands. */
export type ThumbnailStep =
  | { readonly kind: 'idle' }
  | { readonly kind: 'cropping'; readonly picture: ImageBitmap; readonly url: string; readonly size: PictureSize }
  | { readonly kind: 'sending'; readonly fraction: number }
  | { readonly kind: 'failed'; readonly reason: Extract<UploadResult, { ok: false }>; readonly file: File | null }

const IDLE: ThumbnailStep = { kind: 'idle' }

/** Choose, crop, send. `onStored` gets the address of what was stored. */
export function useThumbnail(onStored: (url: string) => void) {
  const [step, setStep] = useState<ThumbnailStep>(IDLE)

  const choose = async (file: File) => {
    const accepted = await toAcceptedPicture(file)
    if (!accepted.ok) return setStep({ kind: 'failed', reason: accepted, file: null })
    const picture = await createImageBitmap(accepted.picture).catch(() => null)
    if (!picture) return setStep({ kind: 'failed', reason: { ok: false, problem: 'unreadable' }, file: null })
    const size = { width: picture.width, height: picture.height }
    setStep({ kind: 'cropping', picture, url: URL.createObjectURL(accepted.picture), size })
  }
  const send = async (file: File) => {
    setStep({ kind: 'sending', fraction: 0 })
    const onProgress = (fraction: number) => setStep({ kind: 'sending', fraction })
    const result = await uploadPicture(file, { signal: new AbortController().signal, onProgress })
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
    const jpeg = await drawJpeg(step.picture, cropArea(step.size, crop), THUMBNAIL_SIZE)
    closeCropping()
    if (jpeg) await send(new File([jpeg], 'thumbnail.jpg', { type: jpeg.type }))
  }
  const retry = () => step.kind === 'failed' && step.file && void send(step.file)
  return { step, choose, useCrop, closeCropping, retry }
}
