import { imageAddress } from '../../model/addresses.ts'
import type { ArticleEditorServices, UploadedImage } from '../../services.ts'

export type ChooseImages = NonNullable<ArticleEditorServices['chooseImages']>
export type ChosenImage = UploadedImage | File

/** What the host's dialog gave, as far as an article can hold it; none when it broke. */
export async function requestImages(choose: ChooseImages, max: number): Promise<ChosenImage[]> {
  const chosen = await choose({ max }).catch(() => [])
  return chosen.slice(0, max).flatMap((image): ChosenImage[] => {
    if (image instanceof File) return [image]
    const url = imageAddress(image.url)
    return url ? [{ ...image, url }] : []
  })
}
