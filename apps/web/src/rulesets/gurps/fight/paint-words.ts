/** Texts of painting the ground of a fight. */
import { TERRAINS } from '../../../map/brush.ts'
import { groundName } from '../../../map/words.ts'

const MINUS = '−'
const signed = (value: number): string => (value < 0 ? `${MINUS}${-value}` : String(value))
const hexes = (many: number): string => (many === 1 ? 'one hex' : `${many} hexes`)

const LIGHTS: { readonly [light: number]: string } = {
  0: 'Lit',
  [-3]: `Dusk ${MINUS}3`,
  [-5]: `Dark ${MINUS}5`,
  [-7]: `Very dark ${MINUS}7`,
  [-10]: `Pitch dark ${MINUS}10`,
}
const FOGS: { readonly [fog: string]: string } = {
  shown: 'revealed',
  hidden: 'hid',
  sight: 'left to sight',
}

const lightText = (light: number | null): string => (light === null ? 'As the scene' : (LIGHTS[light] ?? signed(light)))

/** The kind of ground that was painted; a height, if it is none. */
function groundOf(terrain: { readonly [trait: string]: unknown }): string {
  for (const kind of ['open', 'solid', 'water', 'veil', 'wood', 'low', 'trench', 'rough'] as const) {
    const traits = Object.entries(TERRAINS[kind])
    if (traits.every(([trait, value]) => terrain[trait] === value)) return groundName(kind)
  }
  const { elevation } = terrain
  return typeof elevation === 'number' ? `height ${signed(elevation)}` : groundName('open')
}

export const paintWords = {
  light: lightText,
  hidden: (name: string): string => `${name}, unseen`,
  foggy: (on: boolean): string => (on ? 'let fog of war fall' : 'lifted the fog of war'),
  named: (name: string): string => (name === '' ? 'took the name of a place away' : `named a place ${name}`),
  fogged: (fog: string, many: number): string => `${FOGS[fog] ?? fog} ${hexes(many)}`,
  lit: (light: number | null, many: number): string =>
    `set the light of ${hexes(many)}: ${lightText(light).toLowerCase()}`,
  ground: (terrain: { readonly [trait: string]: unknown }, many: number): string =>
    `painted ${groundOf(terrain)} on ${hexes(many)}`,
} as const
