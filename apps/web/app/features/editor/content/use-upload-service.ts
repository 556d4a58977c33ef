import { type ArticleEditorServices, ArticleUploadError } from '@mishiori/article-blocks'
import { useLanguage } from '@repo/web-kit/language'
import { useMemo } from 'react'
import { CHOOSABLE_PICTURES } from '../../pictures/accepted-picture.ts'
import { useStorePicture } from '../../pictures/device/store-picture.tsx'
import { formatPictureProblem } from '../../pictures/format-picture-problem.ts'
import { useChoosePictures } from '../../pictures/picker/picture-picker-provider.tsx'
import { type StoredPicture, toStoredPicture } from '../../pictures/stored-picture.ts'
import { takeOverPicture } from '../../pictures/take-over-picture.ts'
import { useEditorMessages } from '../messages/editor-messages.tsx'

const toUploadedImage = ({ url, width, height }: StoredPicture) => ({ url, width, height })

/** Pictures of a text, for its editor. */
export function useUploadService(): ArticleEditorServices {
  const { t } = useEditorMessages()
  const { formatError } = useLanguage()
  const choosePictures = useChoosePictures()
  const storePicture = useStorePicture()
  return useMemo(
    () => ({
      imageTypes: CHOOSABLE_PICTURES,
      uploadImage: async (file, options) => {
        const result = await storePicture(file, options)
        if (!result.ok) throw new ArticleUploadError(formatPictureProblem(result, t, formatError))
        return toUploadedImage(result.file)
      },
      takeOverImage: async (address, { signal }) => {
        const answer = await takeOverPicture(address, { signal })
        if (!answer.ok) throw new ArticleUploadError(formatError(answer.error))
        return toUploadedImage(toStoredPicture(answer.data))
      },
      ...(choosePictures && { chooseImages: choosePictures }),
    }),
    [t, formatError, choosePictures, storePicture],
  )
}
