/** On a screen that is touched, a field that has the focus from the start would open the keyboard over the page. */
export const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches
