/** Light in twelve steps, from what blinds to what hides everything, as somebody's eyes and goggles have it. */
import { int, oneOf, or, rule } from '@umpire/engine'

interface Light {
  readonly level: string
  /** To Vision, and to DX and IQ, where it is too bright. */
  readonly vision: number
  readonly dx_iq: number
  /** As darkness counts in GURPS. */
  readonly darkness: number
  readonly blind: boolean
}

const lit = (level: string, vision = 0, dx_iq = 0): Light => ({ level, vision, dx_iq, darkness: 0, blind: false })
const dark = (level: string, darkness: number): Light => ({ level, vision: 0, dx_iq: 0, darkness, blind: false })
const blind = (level: string): Light => ({ level, vision: 0, dx_iq: 0, darkness: 0, blind: true })

/** Brightest first. */
export const LIGHTS: readonly Light[] = [
  blind('blinding'),
  lit('near-blinding', -8, -4),
  lit('harsh', -4, -2),
  lit('very bright', -2, -1),
  lit('bright'),
  lit('normal'),
  lit('slightly dim'),
  dark('dim', -1),
  dark('very dim', -2),
  dark('dark', -4),
  dark('very dark', -8),
  blind('total darkness'),
]
const NAMES = LIGHTS.map(({ level }) => level)
const [SLIGHTLY_DIM, VERY_DARK, PITCH_DARK] = [6, 10, 11] as const

interface Shift {
  /** Steps towards the dark; fewer than none is brighter. */
  readonly by: number
  /** Only on light from the first to the last of these. */
  readonly from: number
  readonly to: number
}

const TRAITS: { readonly [trait: string]: Shift } = {
  none: { by: 0, from: 0, to: PITCH_DARK },
  'light sensitivity': { by: -2, from: 0, to: SLIGHTLY_DIM },
  'mild light sensitivity': { by: -1, from: 0, to: SLIGHTLY_DIM },
  'Night Vision': { by: 0, from: 0, to: PITCH_DARK },
  'lesser Night Vision': { by: -1, from: SLIGHTLY_DIM, to: VERY_DARK },
  'Night Blindness': { by: 1, from: SLIGHTLY_DIM, to: VERY_DARK },
}

const GEAR = { none: 0, sunglasses: 1, 'dark goggles': 2 } as const

const shifted = (at: number, by: number): number => Math.min(Math.max(at + by, 0), PITCH_DARK)

const PER_STEP = { ht: -2, duration: 2 } as const

export const lightLevels = rule(
  {
    id: 'gulliver.light.levels',
    title: 'Light Level Table',
    lines: '1856-1886',
    given: {
      level: or(oneOf(...NAMES), 'normal'),
      trait: or(oneOf(...Object.keys(TRAITS)), 'none'),
      gear: or(oneOf('none', 'sunglasses', 'dark goggles'), 'none'),
      /** Brighter than what blinds. */
      steps_beyond_blinding: or(int({ min: 0, max: 30 }), 0),
    },
  },
  ({ level, trait, gear, steps_beyond_blinding }, why) => {
    const behind = shifted(NAMES.indexOf(level), GEAR[gear])
    const eyes = TRAITS[trait] ?? { by: 0, from: 0, to: 0 }
    const at = behind >= eyes.from && behind <= eyes.to ? shifted(behind, eyes.by) : behind
    const { level: experienced, vision, dx_iq, darkness, blind: blinded } = LIGHTS[at] ?? lit('normal')
    return {
      experienced: why.table('Light Level Table', level, `${trait}, ${gear}`, experienced),
      vision,
      dx_iq,
      darkness: trait === 'Night Vision' ? 0 : why.input('darkness', darkness),
      blind: blinded,
      ht_modifier: PER_STEP.ht * steps_beyond_blinding + 0,
      duration_factor: PER_STEP.duration ** steps_beyond_blinding,
    }
  },
)
