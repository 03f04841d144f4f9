/** From what the eye does not see to what it cannot take in: as far as the slider goes. */
export const SMALLEST = -12
export const LARGEST = 12
