/** Dodge from quickness and agility, for whole bodies, limbs and heads. */
import { oneOf, optional, or, rule, type Why } from '@umpire/engine'
import { down } from '../common/exact.ts'
import { AVERAGE, amount, measure, no, score, signed, size } from '../common/fields.ts'
import { basicSpeed } from '../common/speed.ts'
import { halfMod, levelField, NONE } from '../enc/level.ts'
import { againstWidth } from '../melee/huge-weapons.ts'
import { sizeFor } from '../size/choose.ts'

const COMBAT_REFLEXES = 1
const AWAY_FROM_HOME = -2

interface Dodger {
  readonly dx?: number
  readonly ht?: number
  readonly basic_speed?: number
  readonly combat_reflexes: boolean
  readonly unadapted: boolean
  readonly other: number
}

const speedOf = ({ dx = AVERAGE, ht = AVERAGE, basic_speed }: Dodger, why: Why): number =>
  basic_speed ?? basicSpeed({ dx, ht }, why)

/** Everything is added before the fraction is dropped. */
function dodged(x: Dodger, agility: number, part: number, why: Why): number {
  const exactly = why
    .sum('Dodge')
    .add('Basic Speed', speedOf(x, why))
    .add('encumbrance', agility)
    .when(part !== 0, 'a part that moves freely', part)
    .when(x.combat_reflexes, 'Combat Reflexes', COMBAT_REFLEXES)
    .when(x.unadapted, 'not at home here', AWAY_FROM_HOME)
    .when(x.other !== 0, 'other', x.other)
    .total()
  return down(why, 'Dodge', exactly)
}

const dodger = {
  dx: optional(score),
  ht: optional(score),
  /** Without anything that only makes Move faster. */
  basic_speed: optional(measure),
  level: or(levelField, NONE),
  combat_reflexes: no,
  /** Outside its home environment. */
  unadapted: no,
  /** Of fliers, Boxing and the like. */
  other: or(signed, 0),
}

export const dodge = rule(
  { id: 'gulliver.defense.dodge', title: 'Dodge', lines: '1237-1245', given: dodger, gives: 'dodge' },
  (x, why) => dodged(x, halfMod(x.level, why), 0, why),
)

/** Of the body, what moves freely. */
const FREE: readonly string[] = ['arm', 'hand', 'head', 'neck', 'tail', 'wing', 'tentacle']
const PARTS = [
  'body',
  'upper body',
  'lower body',
  'leg',
  'foot',
  'arm',
  'hand',
  'head',
  'neck',
  'tail',
  'wing',
  'tentacle',
] as const
const FREELY = 1
const WITH_EYES = 1

export const dodgeParts = rule(
  {
    id: 'gulliver.defense.dodge-parts',
    title: 'Dodging with a limb or the head',
    lines: '1247-1249',
    /** Eyes elsewhere than in the head. */
    given: { ...dodger, location: or(oneOf(...PARTS), 'body'), sees_attack: no, has_eyes: no },
    gives: 'dodge',
  },
  (x, why) => {
    const agility = halfMod(x.level, why)
    if (!FREE.includes(x.location)) return dodged(x, agility, 0, why)
    const burdened = agility < 0
    const sees = (x.location === 'head' || x.has_eyes) && x.sees_attack ? WITH_EYES : 0
    return dodged(x, burdened ? agility / 2 : agility, (burdened ? 0 : FREELY) + sees, why)
  },
)

export const dodgingSkill = rule(
  {
    id: 'gulliver.defense.dodging-skill',
    title: 'Dodging skill',
    lines: '611-613',
    given: { dodging: score, dx: optional(score), ht: score, half_mod: or(signed, 0) },
    gives: 'dodge',
  },
  ({ dodging, dx, ht, half_mod }, why) => {
    const quick = dx === undefined ? dodging : why.atLeast('DX', dx, dodging)
    return down(
      why,
      'Dodge',
      why
        .sum('Dodge')
        .add('Dodging and HT', basicSpeed({ dx: quick, ht }, why))
        .add('encumbrance', half_mod)
        .total(),
    )
  },
)

/** Where the blow falls, of one who sits or kneels. */
const LOW: readonly string[] = ['leg', 'foot', 'lower body']
const BODY: readonly string[] = ['body', 'upper body']
const SEATED = { low: -4, body: -2, limbs: -1, weapon: -2 } as const

export const defensePosition = rule(
  {
    id: 'gulliver.defense.position',
    title: 'Defending while sitting or kneeling',
    lines: '1251',
    given: { defense: or(oneOf('dodge', 'parry', 'block'), 'dodge'), location: or(oneOf(...PARTS), 'body') },
    gives: 'modifier',
  },
  ({ defense, location }, why) => {
    if (defense !== 'dodge') return why.table('Sitting or kneeling', defense, undefined, SEATED.weapon)
    const part = LOW.includes(location) ? 'low' : BODY.includes(location) ? 'body' : 'limbs'
    return why.table('Sitting or kneeling', defense, location, SEATED[part])
  },
)

const RETREAT = 3
/** He throws himself aside, as far as he could jump. */
const DIVE = { needs: 'Wait or All-Out Defense', roll: 'balance or Acrobatics', modifier: -4 } as const

export const dodgeSize = rule(
  {
    id: 'gulliver.defense.dodge-size',
    title: 'Dodging huge weapons',
    lines: '1253-1261',
    given: {
      target_size: size,
      weapon_width_yd: measure,
      /** Yards that he steps out from under it. */
      retreat_yd: amount,
      /** By a dive instead of a Step: the yards are those of a broad jump. */
      diving: no,
    },
  },
  ({ target_size, weapon_width_yd, retreat_yd, diving }, why) => {
    const width = Math.max(0, why.sum('width').add('weapon', weapon_width_yd).add('retreat', -retreat_yd).total())
    const weapon_size = sizeFor(width, why)
    const { dodge_penalty } = againstWidth(weapon_size, target_size, why)
    const retreat_bonus = retreat_yd > 0 ? RETREAT : 0
    return {
      weapon_size,
      dodge_penalty,
      retreat_bonus,
      net: why.sum('to Dodge').add('size of the weapon', dodge_penalty).add('Retreat', retreat_bonus).total(),
      dive: diving ? DIVE : null,
    }
  },
)
