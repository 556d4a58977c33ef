import { memoizeWeak } from '../../core/memoize-weak.ts'
import { type MachineSnapshot, selectUnplaced } from '../../core/selectors.ts'
import type { UnplacedSpot } from '../../core/services.ts'
import { imageFillIcon, imageIcon } from '../../ui/icons/phosphor-paths.ts'
import type { GuideStep, Tool } from '../tool.ts'
import { PhotoControls, PhotoInput } from './photo-input.tsx'

const CHOOSING: GuideStep = { text: ({ photos }, mode) => photos.choose(mode), isDoneByClick: true }
const TIMING: GuideStep = { text: ({ photos }) => photos.time, refusal: ({ photos }) => photos.noneTimed }

/** Where the next photo was taken, and how many are left. */
const placingStep = memoizeWeak((unplaced: readonly UnplacedSpot[]): GuideStep => {
  const [photo] = unplaced
  return {
    text: ({ photos }, mode) =>
      photo ? photos.place(mode, photo.askedAs ?? photo.name, unplaced.length) : photos.choose(mode),
    isDoneByClick: true,
  }
})

function guideStep(snapshot: MachineSnapshot): GuideStep | null {
  if (!snapshot.matches('imageSpot')) return null
  if (snapshot.matches({ imageSpot: 'choosing' })) return CHOOSING
  return snapshot.matches({ imageSpot: 'timing' }) ? TIMING : placingStep(selectUnplaced(snapshot))
}

export const photoTool = {
  button: {
    label: 'imageSpot',
    icon: imageIcon,
    pressedIcon: imageFillIcon,
    key: 'i',
    shortcut: 'imageSpot',
    needs: 'uploadImage',
  },
  Controls: PhotoControls,
  Background: PhotoInput,
  guideStep,
} satisfies Tool
