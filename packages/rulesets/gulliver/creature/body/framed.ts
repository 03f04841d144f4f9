/**
 * A creature's body as the frame of a fighter of GURPS, and back: all that its Move, Dodge and control follow from goes
 * along, so that it is in a fight what it is on its sheet. Numbers that GURPS does not know stand in `more`.
 */
import { type Frame, frameField } from '@umpire/gurps/rooms'
import { ENVIRONMENTS, type Environment } from '../../env/environments.ts'
import { sizeOf } from '../../size/choose.ts'
import { type Body, bodyField } from './body.ts'

/** Names under which a number of the body goes along as it is. */
const AS_IT_IS = [
  'thrust',
  'air_thrust',
  'leg_load_st',
  'jaw_combat_st',
  'combat_st',
  'dr',
  'toughness',
  'density',
  'wings',
  'swimming_limbs',
  'airfoil_lift',
  'extra_encumbrance',
  'enhanced_jump',
  'poor_jumper',
  'running',
  'swimming',
  'tail_athletic_dx',
] as const
/** Combat Reflexes are the beast's own: every defense of GURPS adds them. */
const FLAGS = ['unburdened', 'simple_airfoils'] as const
const PACES = ['enhanced_move', 'super_move', 'reduced_move'] as const

/** What a body has where nothing is said. */
const USUAL = bodyField.read({ size: 0, mass: 1, combat_st: 1, load_st: 1, dx: 10, ht: 10, hp: 1 }, 'body')

/** Told by its designer, rather than guessed from what GURPS knows of it. */
const DESIGNED = 'designed'
const HOME = 'environment'

const unlessUsual = (name: string, value: number | undefined, usual: number | undefined) =>
  value === undefined || value === usual ? [] : [[name, value] as const]

const pacesOf = (body: Body) =>
  ENVIRONMENTS.flatMap(where =>
    PACES.flatMap(name => {
      const told = body.pace?.[where]?.[name]
      const own = where === body.environment && name === 'enhanced_move' ? body.enhanced_move : 0
      return unlessUsual(`${name} (${where})`, told ?? own, 0)
    }),
  )

interface Covered {
  readonly hexes_long: number
  readonly hexes_wide: number
}

/** Of a body of that length, naked. */
export function frameOfBody(body: Body, yards: number, { hexes_long, hexes_wide }: Covered): Frame {
  return frameField.read(
    {
      yards,
      body_lb: body.mass,
      lift_st: body.load_st,
      legs: body.legs,
      arms: body.arms,
      hexes_long,
      hexes_wide,
      more: Object.fromEntries([
        [DESIGNED, 1],
        [HOME, ENVIRONMENTS.indexOf(body.environment)],
        ...body.home.map(where => [`home (${where})`, 1] as const),
        ...AS_IT_IS.flatMap(name => unlessUsual(name, body[name], name === 'combat_st' ? undefined : USUAL[name])),
        ...FLAGS.flatMap(name => (body[name] ? [[name, 1] as const] : [])),
        ...pacesOf(body),
      ]),
    },
    'frame',
  )
}

interface Quick {
  readonly dx?: number | undefined
  readonly ht?: number | undefined
}

export const isDesigned = ({ more }: Frame): boolean => more[DESIGNED] === 1

const homeOf = ({ more }: Frame): Environment => ENVIRONMENTS[more[HOME] ?? 0] ?? 'land'

/** The body behind a frame, as quick as it is told to be; Size is that of its length. */
export function bodyOfFrame(frame: Frame, { dx = 10, ht = 10 }: Quick): Body {
  const { more } = frame
  const told = (name: string) => (more[name] === undefined ? [] : [[name, more[name]] as const])
  const pace = (where: Environment) =>
    Object.fromEntries(
      PACES.flatMap(name => {
        const levels = more[`${name} (${where})`]
        return levels === undefined ? [] : [[name, levels] as const]
      }),
    )
  return bodyField.read(
    {
      ...Object.fromEntries(AS_IT_IS.flatMap(told)),
      combat_st: more['combat_st'] ?? frame.lift_st,
      ...Object.fromEntries(FLAGS.map(name => [name, more[name] === 1])),
      size: sizeOf(frame.yards),
      mass: Math.max(LEAST, frame.body_lb),
      load_st: Math.max(LEAST, frame.lift_st),
      legs: frame.legs,
      arms: frame.arms,
      hp: 1,
      dx,
      ht,
      environment: homeOf(frame),
      home: ENVIRONMENTS.filter(where => more[`home (${where})`] === 1),
      pace: Object.fromEntries(ENVIRONMENTS.map(where => [where, pace(where)])),
    },
    'frame',
  )
}

/** Nothing is divided by nothing. */
const LEAST = 1e-9
