/** Of the screens that everything must fit: those of the cells. */
export const PHONE = { width: 390, height: 844 }
export const DESK = { width: 1440, height: 900 }
