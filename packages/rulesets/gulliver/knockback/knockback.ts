/** Blows that set a body moving: how fast, how far, and whether it keeps its feet. */
import { flag, int, oneOf, optional, or, rule } from '@umpire/engine'
import { impactDice } from '../collision/impact.ts'
import { down, exact, nearest } from '../common/exact.ts'
import { amount, fraction, measure, no, positive, signed } from '../common/fields.ts'
import { PULL } from '../common/units.ts'
import { atAngle } from '../jump/angle-table.ts'
import { HUMAN_WEIGHT } from '../size/scaling.ts'
import { squareRoot } from '../table/square-root.ts'

const HITS_PER_YARD = 8
const TYPES = ['crushing', 'cutting', 'impaling', 'bullet', 'flame'] as const

export const knockbackSpeed = rule(
  {
    id: 'gulliver.knockback.speed',
    title: 'Knockback speed Ks',
    lines: '1300-1316, 1384',
    given: {
      /** Basic hits, before type and location. */
      hits: measure,
      mass: positive,
      type: or(oneOf(...TYPES), 'crushing'),
      /** It went through the armour. */
      penetrated: no,
      /** Roots worked out instead of looked up. */
      exact_roots: no,
      /** How bullets knock about: not at all, fully, or twice. */
      bullets: or(oneOf('none', 'full', 'double'), 'none'),
      /** How it was struck: it makes no difference as long as nothing limits the speed. */
      attack: optional(oneOf('thrust', 'swing')),
    },
  },
  (x, why) => {
    const root = x.exact_roots ? Math.sqrt(x.mass / HUMAN_WEIGHT) : squareRoot({ value: x.mass }, why).col2
    const needed = why.product('hits for a yard a second').add('for a man', HITS_PER_YARD).add('root', root).total()
    const hits_per_ks = exact(needed) >= 1 ? nearest(why, 'hits for a yard a second', needed) : needed
    const plain = down(why, 'Ks', x.hits / hits_per_ks)
    return { hits_per_ks, ks: ofType(x, plain) }
  },
)

interface Blow {
  readonly type: (typeof TYPES)[number]
  readonly penetrated: boolean
  readonly bullets: 'none' | 'full' | 'double'
}

function ofType({ type, penetrated, bullets }: Blow, ks: number): number {
  if (type === 'flame') return 0
  if (type === 'bullet') return bullets === 'none' ? 0 : bullets === 'full' ? ks : 2 * ks
  if (!penetrated || type === 'crushing') return ks
  return type === 'impaling' ? 0 : Math.floor(ks / 2)
}

export const knockbackDistance = rule(
  {
    id: 'gulliver.knockback.distance',
    title: 'Knockback distance',
    lines: '1318-1324',
    given: {
      ks: measure,
      /** Thrown into the air, at about this angle. */
      angle: optional(fraction({ min: 0, max: 90 })),
      surface: or(oneOf('ground', 'ice', 'space'), 'ground'),
      /** Where nothing pulls, nothing comes down: it drifts. */
      g: or(positive, 1),
    },
  },
  ({ ks, angle, surface, g }, why) => {
    const kd = (ks * ks) / (PULL * g)
    const arc = angle === undefined ? null : atAngle(kd, angle, why)
    const distance = arc?.distance ?? ks
    return {
      kd,
      height: arc?.height ?? 0,
      distance: why.input('yards in the first second', distance),
      /** On it goes: for several turns on ice, for ever in space. */
      goes_on: angle === undefined && surface !== 'ground',
    }
  },
)

const PER_MOVE = -2
const LESSER = 4
/** Where the force took him. */
export const TAKEN = { none: 0, legs: -2, 'below the knees': -4 } as const
const LOSER = -4
const BACKWARD = 2

export const knockbackFall = rule(
  {
    id: 'gulliver.knockback.fall',
    title: 'Keeping your feet after knockback',
    lines: '1326-1336',
    given: {
      move: positive,
      step: measure,
      /** By which the speed changed. */
      ks: measure,
      /** Afterwards; as fast as he was knocked, where nothing is said. */
      new_speed: optional(measure),
      direction: or(oneOf('forward', 'backward', 'sideways'), 'backward'),
      backward_move: optional(positive),
      struck: or(oneOf('none', 'legs', 'below the knees'), 'none'),
      /** Of the Contest of ST in a collision. */
      loser: no,
      shock: or(signed, 0),
      /** The game master wants a check for less than it takes. */
      asked: no,
    },
  },
  (x, why) => {
    const needed = x.direction === 'backward' ? x.step : 2 * x.step
    const own = x.direction === 'backward' ? (x.backward_move ?? x.move / BACKWARD) : x.move
    const speed_change_penalty = PER_MOVE * down(why, 'full Moves of change', x.ks / x.move) + 0
    const new_move_penalty = PER_MOVE * down(why, 'full Moves of new speed', (x.new_speed ?? x.ks) / own) + 0
    const far = why.compare('far enough', exact(x.ks), '>=', exact(needed))
    return {
      check_needed: far || x.asked,
      speed_change_penalty,
      new_move_penalty,
      modifier: why
        .sum('to keep one’s feet')
        .when(x.asked && !far, 'lesser knockback', LESSER)
        .add('change of speed', speed_change_penalty)
        .add('new speed', new_move_penalty)
        .when(x.struck !== 'none', x.struck, TAKEN[x.struck])
        .when(x.loser, 'lost the Contest', LOSER)
        .when(x.shock !== 0, 'shock', -Math.abs(x.shock))
        .total(),
    }
  },
)

export const knockbackFliers = rule(
  {
    id: 'gulliver.knockback.fliers',
    title: 'Knockback in air and water',
    lines: '1338',
    given: { can_move_backward: flag(), ks_significant: flag(), medium: or(oneOf('air', 'water'), 'air') },
  },
  ({ can_move_backward, ks_significant, medium }, why) => {
    const in_control = why.input('moves backward', can_move_backward) || !ks_significant
    return { in_control, rolls_each_turn: !in_control, stops_tumbling: medium === 'water' }
  },
)

const ATTACK_SPEED = { thrust: 20, swing: 30 } as const
const CUTTING = 2

export const knockbackMax = rule(
  {
    id: 'gulliver.knockback.max',
    title: 'Greatest knockback and damage of a blow',
    lines: '1370-1378',
    given: {
      attack: oneOf('thrust', 'swing'),
      mass: amount,
      type: or(oneOf(...TYPES), 'crushing'),
      /** Against a wall or the ground. */
      sandwiched: no,
      ks: optional(int({ min: 0, max: 1_000_000 })),
    },
  },
  ({ attack, mass, type, sandwiched, ks }, why) => {
    const max_ks = why.input('speed of the blow', ATTACK_SPEED[attack])
    const unlimited = sandwiched || type === 'impaling' || type === 'bullet'
    const dice = impactDice(max_ks, mass) * (type === 'cutting' ? CUTTING : 1)
    return {
      max_ks,
      max_dice: unlimited ? 'inf' : dice,
      ks: ks === undefined ? null : why.atMost('speed of the blow', max_ks, ks),
    }
  },
)
