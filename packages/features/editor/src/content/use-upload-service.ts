import { type ArticleEditorServices, ArticleUploadError } from '@mishiori/article-blocks'
import { CHOOSABLE_PICTURES } from '@repo/authoring/accepted-picture'
import { formatPictureProblem } from '@repo/authoring/format-picture-problem'
import { useChoosePictures } from '@repo/authoring/picture-picker-provider'
import { useStorePicture } from '@repo/authoring/store-picture'
import { type StoredPicture, toStoredPicture } from '@repo/authoring/stored-picture'
import { takeOverPicture } from '@repo/authoring/take-over-picture'
import { useLanguage } from '@repo/web-kit/language'
import { useMemo } from 'react'
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
