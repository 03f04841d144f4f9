/** What a wound does beside its hit points, as shares of the hit points that somebody has: the limb, the pain, the mind. */
import type { Why } from '@umpire/engine'
import { type Consequence, damageType } from '@umpire/gurps/rooms'
import { partAt } from '../../fight/body/parts.ts'
import { crippling, devastating } from '../../injury/blows.ts'
import { shockKnockout, shockMeasure, shockStun } from '../../shock/shock.ts'

/** A wound as gurps.injury.crippling is told of it. */
export interface Told {
  readonly ht: number
  readonly full_hp?: number
  readonly location: string
  readonly injury: number
  readonly penetrating?: number
  readonly type?: 'bullet' | 'crushing' | 'cutting' | 'explosive' | 'impaling'
  readonly thrust: boolean
  readonly sex?: 'male' | 'female'
  readonly high_pain_threshold: boolean
  readonly low_pain_threshold: boolean
  readonly will_levels?: number
  readonly surprised?: boolean
  readonly by?: string
  readonly st?: number
}

export const hpOf = ({ full_hp, ht }: Told): number => full_hp ?? ht

/** All that the blow would have done there, before what goes beyond a limb is lost. */
function unlimited(x: Told, why: Why): number {
  const { penetrating, type, location, injury, st } = x
  if (penetrating === undefined || type === undefined) return injury
  const strong = st === undefined ? {} : { st }
  return Math.max(injury, damageType({ penetrating: Math.max(0, penetrating), type, location, ...strong }, why).injury)
}

const WHOLE_LIMB: Consequence = { op: 'cripple', part: 'struck', lost: true }

/** Cut off, crushed, cleft: what is left of the part, and of whoever it belonged to. */
function devastation(
  x: Told,
  all: number,
  why: Why,
): { readonly surely: boolean; readonly rows: readonly Consequence[] } {
  const location = partAt(x.location).breaks
  const type = x.type === 'cutting' ? 'cutting' : x.type === 'crushing' || x.type === 'explosive' ? 'crushing' : null
  if (location === null || type === null) return NOTHING
  // Only what is swung has an edge that is long enough for a body.
  const { devastated, roll_needed } = devastating(
    { hp: hpOf(x), location, injury: all, long_blade: !x.thrust, type, ht: x.ht },
    why,
  )
  const then: readonly Consequence[] = partAt(x.location).limb === null ? [{ op: 'kill' }] : [WHOLE_LIMB]
  if (devastated === true) return { surely: true, rows: then }
  return roll_needed ? { surely: false, rows: [{ op: 'roll', against: 'HT', on_failure: then }] } : NOTHING
}

const NOTHING = { surely: false, rows: [] }

const PARALYSED: readonly Consequence[] = [
  { op: 'fall' },
  ...(['right leg', 'left leg', 'right arm', 'left arm'] as const).map(
    (part): Consequence => ({ op: 'cripple', part, check: 'crippling' }),
  ),
]

export interface Broken {
  readonly crippled: boolean
  readonly rows: readonly Consequence[]
}

/** What it does to the part itself; `usual` is what comes of a limb that is crippled, as the rules beneath have it. */
export function brokenBy(x: Told, usual: () => readonly Consequence[], why: Why): Broken {
  const location = partAt(x.location).breaks
  if (location === null || x.injury === 0) return { crippled: false, rows: [] }
  const all = unlimited(x, why)
  const { effect } = crippling({ hp: hpOf(x), location, injury: all, paralysis: false, doubled: false }, why)
  const { surely, rows } = devastation(x, all, why)
  if (effect === 'paralysed') return { crippled: true, rows: [...PARALYSED, ...rows] }
  if (effect === null) return { crippled: surely, rows }
  return { crippled: true, rows: surely ? [...without(usual(), 'cripple'), ...rows] : [...usual(), ...rows] }
}

const without = (rows: readonly Consequence[], op: Consequence['op']): readonly Consequence[] =>
  rows.filter(row => row.op !== op)

/** Pain does its own: what the rules beneath say of stun, of blows that knock out, and of heads that come off, is not asked. */
export function withoutPain(rows: readonly Consequence[], location: string): readonly Consequence[] {
  return rows.flatMap((row): readonly Consequence[] => {
    if (row.op === 'stun' || row.op === 'unconscious') return []
    if (row.op !== 'roll') return [row]
    const on_failure = withoutPain(row.on_failure, location)
    const killed = partAt(location).breaks === 'neck' && on_failure.every(({ op }) => op === 'kill')
    return on_failure.length === 0 || killed ? [] : [{ ...row, on_failure }]
  })
}

const TYPES = {
  cutting: 'cutting',
  impaling: 'impaling',
  bullet: 'bullet',
  crushing: 'crushing',
  explosive: 'crushing',
} as const
const WEAPONS = { whip: 'whip', fire: 'fire', electricity: 'electricity' } as const
const isWeapon = (by: string | undefined): by is keyof typeof WEAPONS => by !== undefined && Object.hasOwn(WEAPONS, by)

/** Points of shock. */
export const painOf = (x: Told, crippled: boolean, why: Why): number =>
  shockMeasure(
    {
      injury: x.injury,
      pain: 0,
      location: partAt(x.location).hurts,
      // Of beasts nothing is said.
      male: x.sex === 'male',
      type: TYPES[x.type ?? 'crushing'],
      weapon: isWeapon(x.by) ? WEAPONS[x.by] : 'other',
      crippled,
      old_wound: 0,
      surprised: x.surprised === true,
      braced: false,
      low_pain_threshold: x.low_pain_threshold,
      high_pain_threshold: x.high_pain_threshold,
    },
    why,
  )

const KNOCKED_OUT: readonly Consequence[] = [{ op: 'unconscious', ending: 'recover' }]
const STUNNED: readonly Consequence[] = [{ op: 'stun' }]

/** A limb without feeling lets go of what it holds, unless it was only just enough and he holds on to it. */
function numbed(mayHold: boolean): readonly Consequence[] {
  const numb = { op: 'cripple', part: 'struck', numb: true } as const
  if (!mayHold) return [numb]
  return [
    { op: 'roll', against: 'HT', on_failure: [{ op: 'drop-weapon', which: 'own' }] },
    { ...numb, keeps_weapon: true },
  ]
}

/** What pain does: to the limb, to the wits, to consciousness. The will helps against it, as against no wound. */
export function painful(x: Told, shock: number, crippled: boolean, why: Why): readonly Consequence[] {
  const [hp, ht, will] = [hpOf(x), x.ht, x.will_levels ?? 0]
  const against = (on_failure: readonly Consequence[]): Consequence => ({
    op: 'roll',
    against: 'HT',
    ...(will === 0 ? {} : { modifier: will }),
    on_failure,
  })
  const stun = shockStun({ hp, shock, location: partAt(x.location).hurts, variant: 'main', ht }, why)
  const out = shockKnockout({ hp, shock, ht, strong_will: will }, why)
  const rows: Consequence[] = []
  if (stun.limb_stunned && !crippled) rows.push(...numbed(stun.may_roll_to_hold))
  if (stun.automatic) rows.push(...STUNNED)
  else if (stun.roll_needed) rows.push(against(STUNNED))
  if (out.automatic) rows.push(...KNOCKED_OUT)
  else if (out.roll_needed) rows.push(against(KNOCKED_OUT))
  return rows
}
