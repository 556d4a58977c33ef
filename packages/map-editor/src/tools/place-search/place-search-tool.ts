import { searchFillIcon, searchIcon } from '../../ui/icons/phosphor-paths.ts'
import type { GuideStep, Tool } from '../tool.ts'
import { PlaceControls } from './place-search-controls.tsx'

const SEARCHING: GuideStep = { text: ({ places }, mode) => places.guide(mode) }
const FOUND: GuideStep = { text: ({ places }) => places.foundGuide, confirmLabel: ({ places }) => places.add }

export const placeSearchTool = {
  button: {
    label: 'placeSearch',
    icon: searchIcon,
    pressedIcon: searchFillIcon,
    key: '/',
    shortcut: 'placeSearch',
    startsGroup: true,
    needs: 'searchPlaces',
  },
  Field: PlaceControls,
  guideStep: (snapshot) => {
    if (!snapshot.matches('placeSearch')) return null
    return snapshot.matches({ placeSearch: 'searching' }) ? SEARCHING : FOUND
  },
} satisfies Tool
