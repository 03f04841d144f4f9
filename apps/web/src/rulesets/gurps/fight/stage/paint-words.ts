/** Texts of painting hexes, and the light on them. */
import { paintWordsOf, signed } from '../../../common/fight/paint-words.ts'

const LIGHTS: { readonly [light: number]: string } = {
  0: 'Lit',
  [-3]: `Dusk ${signed(-3)}`,
  [-5]: `Dark ${signed(-5)}`,
  [-7]: `Very dark ${signed(-7)}`,
  [-10]: `Pitch dark ${signed(-10)}`,
}

export const lightText = (light: unknown): string =>
  typeof light === 'number' ? (LIGHTS[light] ?? signed(light)) : 'As the scene'

export const paintWords = paintWordsOf('hex', 'hexes', lightText)
