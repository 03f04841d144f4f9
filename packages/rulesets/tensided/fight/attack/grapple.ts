/** Wrestling: tensided.proc.grapple. */
import { type Ask, type Choice, int, procedure, text } from '@umpire/engine'
import { baseDamage, damageScore } from '../../damage/score.ts'
import { grapple as grappleRule, sleeperHold } from '../../melee/grapple.ts'
import { HOLDS, type HoldKind } from '../../melee/holds.ts'
import { LIMBS, type Limb } from '../../tables/limb-levels.ts'
import { meleeNamed } from '../../tables/weapon.ts'
import { type About, aboutKey } from '../choice/about.ts'
import { ANY } from '../choice/called-location.ts'
import { QUESTIONS } from '../choice/questions.ts'
import { drew } from '../facts/arm.ts'
import { type Asking, D6, D10, reads } from '../facts/ask.ts'
import { attacked, type FightFact, grabbed, released } from '../facts/facts.ts'
import { blowDf } from '../state/burden.ts'
import { armAt, MOST_FIGHTERS } from '../state/fighter.ts'
import { burdens, freeHand, havingNow, penaltiesNow } from '../state/now.ts'
import { canAct, type Fight, fighterAt, holdsOn, idAt, present, standingAt } from '../state/state.ts'
import { hit } from '../wound/hit.ts'
import { strikingArm } from './free-swing.ts'
import { situation } from './strike.ts'

export interface Grapple {
  readonly by: number
  readonly target: number
}

/** The roll of it: physique and skill against the other's. */
export function grappledAt(fight: Fight, { by, target }: Grapple, why: Asking['why']) {
  const [fighter, one] = [fighterAt(fight, by), standingAt(fight, by)]
  const [foe, other] = [fighterAt(fight, target), standingAt(fight, target)]
  return {
    attacker: {
      physique: fighter.stats.physique,
      hth_combat: fighter.hth.level,
      concentrations: fighter.hth.concentrations,
      flaws: havingNow(fighter, one).flaws,
    },
    target: {
      physique: foe.stats.physique,
      hth_combat: foe.hth.level,
      penalties: penaltiesNow(foe, other, why),
    },
    df_modifier: situation(fight, { by, target, free: false }, 'gone', why).df_modifier,
    unseen: fight.light === 'darkness',
    action_df: blowDf(fighter, one.acts, why),
    hth_df: fighter.hth_df,
    ...burdens(fighter, one, why),
  }
}

export function grapple(ask: Asking, before: Fight, x: Grapple, subject: string): void {
  const { why } = ask
  const given = grappledAt(before, x, why)
  const [who, target] = [idAt(before, x.by), idAt(before, x.target)]
  const { difficulty = 0 } = grappleRule(given, why)
  const mos = reads(ask, D10, { purpose: 'grapple', by: who }, d10 => {
    const { success = false, mos: by = 0 } = grappleRule({ ...given, d10 }, why)
    return success ? by : null
  })
  ask.record(
    attacked({
      who,
      target,
      with: 'bare hands',
      how: 'a grapple',
      hand_to_hand: true,
      where: 'any',
      difficulty,
      came: mos === null ? 'miss' : 'hit',
      hits: mos === null ? 0 : 1,
    }),
  )
  if (mos === null || !present(standingAt(ask.state, x.target))) return
  const key = ask.choose({ who, question: QUESTIONS.grapple, subject, choices: gripsOf(ask.state, x) })
  return carryOutOption(ask, x, key, mos)
}

const HOLD_LABELS: { readonly [kind in HoldKind]: string } = {
  'lock arms': 'Lock the arms',
  'cover mouth': 'Cover the mouth',
  'sleeper hold': 'Put to sleep',
  pin: 'Pin',
}

type GripChoice = Choice<string, Extract<About, { readonly kind: 'grip' }>>

function grip(how: string, label: string): GripChoice {
  const about = { kind: 'grip', how } as const
  return { key: aboutKey(about), label, about }
}

/** What a grip may be used for. */
export function gripsOf(fight: Fight, { by, target }: Grapple): readonly GripChoice[] {
  const own = idAt(fight, by)
  const held = holdsOn(fight, own).length
  const already = holdsOn(fight, idAt(fight, target)).filter(hold => hold.by === own)
  const knife = knifeToDraw(fight, by)
  // Whoever goes down in the same moment still does his harm, but holds nobody.
  if (!canAct(standingAt(fight, by))) return HARMS
  return [
    ...(held > 0 ? [grip('break hold', `Break free (${held} held)`)] : []),
    ...HARMS.slice(0, 1),
    ...(knife === undefined ? [] : [grip('draw', `Take out the ${armAt(fighterAt(fight, by), knife).key}`)]),
    ...HOLDS.filter(kind => !already.some(hold => hold.kind === kind)).map(kind => grip(kind, HOLD_LABELS[kind])),
    ...HARMS.slice(1),
  ]
}

const HARMS: readonly GripChoice[] = [
  grip('strike', 'Stab or punch'),
  ...LIMBS.map(limb => grip(`break ${limb}`, `Break the ${limb}`)),
  grip('break body', 'Break something else'),
]

/** A knife or something smaller, that a hand is free for. */
function knifeToDraw(fight: Fight, by: number): number | undefined {
  const [fighter, one] = [fighterAt(fight, by), standingAt(fight, by)]
  if (freeHand(fighter, one, 1) === undefined) return undefined
  const place = fighter.arms.findIndex(
    ({ kind, hands }, arm) => kind === 'melee' && hands === 1 && one.arms[arm]?.where === 'stowed',
  )
  return place < 0 ? undefined : place
}

function carryOutOption(ask: Asking, x: Grapple, key: string, mos: number): void {
  const kind = HOLDS.find(one => one === key)
  if (kind !== undefined) return hold(ask, x, kind, mos)
  if (key === 'break hold') return breakHolds(ask, x.by, mos)
  if (key === 'draw') return drawInGrip(ask, x.by)
  // By how much he got him makes no difference: as a step of its own it is weighed once for all of that.
  return ask.call(harm, { ...x, key })
}

const place = int({ min: 0, max: MOST_FIGHTERS })

const harm = procedure(
  { id: 'tensided.proc.grapple', title: 'Harm in a grip', given: { by: place, target: place, key: text(60) } },
  (ask: Ask<Fight, FightFact>, { by, target, key }): void => {
    if (key === 'strike') return strikeInGrip(ask, { by, target })
    const limb = LIMBS.find(one => key === `break ${one}`)
    return breakLimb(ask, { by, target }, limb)
  },
)

function hold(ask: Asking, { by, target }: Grapple, kind: HoldKind, mos: number): void {
  const [fighter, foe] = [fighterAt(ask.state, by), fighterAt(ask.state, target)]
  const given = {
    target_willpower: foe.stats.willpower,
    mos,
    attacker_physique: fighter.stats.physique,
    target_physique: foe.stats.physique,
  }
  const until = kind === 'sleeper hold' ? ask.state.round + sleeperHold(given, ask.why) : null
  return ask.record(grabbed({ who: fighter.id, on: foe.id, kind, until }))
}

/** The first that were laid on him are the first to go. */
function breakHolds(ask: Asking, place: number, mos: number): void {
  const held = holdsOn(ask.state, idAt(ask.state, place))
  const { broken = 0 } = grappleRule({ option: 'break hold', mos, holds: held.length }, ask.why)
  for (const { by, on, kind } of held.slice(0, broken)) ask.record(released({ who: by, on, kind }))
}

function strikeInGrip(ask: Asking, { by, target }: Grapple): void {
  const fighter = fighterAt(ask.state, by)
  const { weapon } = armAt(fighter, strikingArm(ask.state, by))
  const mode = meleeNamed(weapon, ask.why).modes.at(-1)
  if (mode === undefined) return
  const { damage_score } = damageScore(
    { physique: fighter.stats.physique, ...havingNow(fighter, standingAt(ask.state, by)) },
    ask.why,
  )
  const { damage_type } = mode
  hit(ask, {
    target,
    by,
    attack: 'hand-to-hand',
    weapon,
    mode: mode.mode,
    damage_type,
    damage_score,
    where: ANY,
    settled: {},
  })
}

function drawInGrip(ask: Asking, by: number): void {
  const arm = knifeToDraw(ask.state, by)
  const [fighter, one] = [fighterAt(ask.state, by), standingAt(ask.state, by)]
  const where = freeHand(fighter, one, 1)
  if (arm === undefined || (where !== 'main hand' && where !== 'off hand')) return
  return ask.record(drew({ who: fighter.id, arm, where }))
}

/** A die of damage for each point of the score behind it; of a limb, or of the body. */
function breakLimb(ask: Asking, { by, target }: Grapple, limb: Limb | undefined): void {
  const fighter = fighterAt(ask.state, by)
  const having = havingNow(fighter, standingAt(ask.state, by))
  const { damage_score } = damageScore({ physique: fighter.stats.physique, ...having }, ask.why)
  const raw_damage = reads(
    ask,
    D6,
    { purpose: 'break', by: fighter.id },
    d6 => baseDamage({ grapple_option: 'break limb', d6, damage_score }, ask.why).raw_damage,
  )
  const blow = { target, by, attack: 'hand-to-hand', raw_damage, damage_type: 'crushing', settled: {} } as const
  hit(ask, limb === undefined ? { ...blow, where: ANY } : { ...blow, where: { kind: 'cripple' }, limb })
}
