/** The body that somebody brings to a fight: sound, or as the last one and the time since have left it. */
import { type Condition, eyesLost, isDeaf, type Out, SOUND, tiredness } from '../../condition/condition.ts'
import { type BodyPart, PARTS } from '../../consequence/names.ts'
import type { Fighter } from '../state/fighter.ts'
import { canStand, fullHp } from '../state/now.ts'
import { NO_FEINTS, type Penalty, SENSES, type Seized, type Standing } from '../state/standing.ts'

/** How somebody stands beside where, and with what in hand. */
export type Body = Omit<Standing, 'id' | 'q' | 'r' | 'facing' | 'arms'>

const FRESH: Body = {
  position: 'standing',
  hp: 0,
  fatigue: 0,
  status: 'active',
  gone: null,
  stun: null,
  seized: null,
  injuries: [],
  shock: 0,
  maneuver: 'move',
  moved: 0,
  evasive: 'no',
  aim: null,
  watch: null,
  loading: null,
  retreated: false,
  blocks: 0,
  dodged: false,
  feint: NO_FEINTS,
  judo_parried: null,
  off_balance: false,
  loses_turn: false,
  penalties: [],
  crippled: [],
  eyes_lost: 0,
  deaf: false,
  senses: [],
  healing: [],
  scars: [],
  bleeding: null,
  drains: [],
  throat_crushed: false,
  on_fire: false,
  gained: [],
  iq_lost: 0,
  ht_lost: 0,
  unaware: [],
  marks: {},
}

const isPart = (part: string): part is BodyPart => PARTS.some(one => one === part)

/** Wounds and exhaustion let somebody lie there; whatever else took his mind is seized. */
function seizedBy(out: Out | null): Seized | null {
  if (out === null || out.by === 'wounds' || out.by === 'exhaustion') return null
  const { by, next_in, roll, modifier, every } = out
  return { by, until: next_in ?? 0, roll, modifier, every }
}

const MOST_TURNS = 100

type Weakness = Condition['penalties'][number]

const penaltyFrom = ({ to, value, until, seconds_left, part, from_waking }: Weakness): Penalty => ({
  to,
  value,
  // What outlasts any fight, or has not begun, has no turns to be counted.
  turns: seconds_left === null || seconds_left > MOST_TURNS || from_waking === true ? null : seconds_left,
  until,
  for: seconds_left === null ? null : `${seconds_left} seconds`,
  ...(from_waking === true ? { from_waking } : {}),
  ...(part !== undefined && isPart(part) ? { part } : {}),
})

function statusOf({ dead, out }: Condition): Standing['status'] {
  if (dead !== null) return 'dead'
  if (out === null || out.by === 'panic' || out.by === 'total-panic') return 'active'
  return out.by === 'faint' || out.by === 'seizure' ? 'active' : 'unconscious'
}

const isUpright = ({ dead, out }: Condition): boolean =>
  dead === null && (out === null || out.by === 'panic' || out.by === 'total-panic')

/** Whether it heals was rolled long ago. */
const known = ({ part, until }: Condition['crippled'][number]): Standing['healing'] =>
  isPart(part) && (until === 'healed' || until === 'months' || until === 'never') ? [{ part, until, months: 0 }] : []

/** Limbs of no use from the first second: by a wound, or because the trait says so. */
export function bodyOf(fighter: Fighter, one: Condition, missing: readonly BodyPart[]): Body {
  const lost = missing.map(part => ({ part, until: null }))
  const settled = missing.map(part => ({ part, until: 'never', months: 0 }) as const)
  const whole: Body = { ...FRESH, crippled: lost, healing: settled, hp: fighter.full_hp }
  if (one === SOUND) return whole
  const { ht, iq } = one.attributes_lost
  const crippled = one.crippled.flatMap(({ part, seconds_left }) =>
    isPart(part) && !missing.includes(part) ? [{ part, until: seconds_left }] : [],
  )
  const throat = one.drains.some(({ of }) => of === 'throat')
  const body: Body = {
    ...whole,
    position: isUpright(one) && canStand(fighter, { crippled: [...lost, ...crippled] }) ? 'standing' : 'lying',
    fatigue: Math.min(1000, tiredness(one)),
    status: statusOf(one),
    seized: seizedBy(one.out),
    penalties: one.penalties.map(penaltyFrom),
    crippled: [...lost, ...crippled].slice(0, 20),
    eyes_lost: Math.min(2, eyesLost(one)),
    deaf: isDeaf(one),
    senses: SENSES.flatMap(sense => {
      const lost = one.crippled.find(({ part }) => part === sense)
      return lost === undefined ? [] : [{ part: sense, until: lost.seconds_left }]
    }),
    bleeding: one.bleeding === null ? null : { since: 0, dry: one.bleeding.dry },
    drains: one.drains.flatMap(({ of, hp, every, next_in }) =>
      of === 'vessel' ? [{ hp, every: Math.min(10, every), turns: Math.max(0, every - next_in) }] : [],
    ),
    throat_crushed: throat,
    healing: [...settled, ...one.crippled.flatMap(known)].slice(0, 20),
    iq_lost: Math.min(100, iq),
    ht_lost: Math.min(100, ht),
  }
  return {
    ...body,
    hp: Math.max(-100_000, fullHp(fighter, body) - one.hp_lost),
  }
}
