/** Wrestling: tensided.proc.grapple. */
import { type Ask, type Choice, int, procedure } from '@umpire/engine'
import { baseDamage, damageScore } from '../../damage/score.ts'
import { grapple as grappleRule, sleeperHold } from '../../melee/grapple.ts'
import type { HoldKind } from '../../melee/holds.ts'
import type { Limb } from '../../tables/limb-levels.ts'
import { meleeNamed } from '../../tables/weapon.ts'
import { type About, aboutKey } from '../choice/about.ts'
import { ANY } from '../choice/called-location.ts'
import { GRIPS, type Grip, gripOf, harmField } from '../choice/grip.ts'
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
  const grip = gripOf(ask.choose({ who, question: QUESTIONS.grapple, subject, choices: gripsOf(ask.state, x) }))
  if (grip !== undefined) carryOut(ask, x, grip, mos)
}

const HOLD_LABELS: { readonly [kind in HoldKind]: string } = {
  'lock arms': 'Lock the arms',
  'cover mouth': 'Cover the mouth',
  'sleeper hold': 'Put to sleep',
  pin: 'Pin',
}

type GripChoice = Choice<string, Extract<About, { readonly kind: 'grip' }>>

function choiceOf(grip: Grip, label: string): GripChoice {
  const about = { kind: 'grip', grip } as const
  return { key: aboutKey(about), label, about }
}

/** What a grip may be used for. */
export const gripsOf = (fight: Fight, x: Grapple): readonly GripChoice[] =>
  GRIPS.flatMap(grip => {
    const label = labelOf(fight, x, grip)
    return label === undefined ? [] : choiceOf(grip, label)
  })

/** What it is called; none where it may not be used for that. */
function labelOf(fight: Fight, { by, target }: Grapple, grip: Grip): string | undefined {
  if (grip.kind === 'strike') return 'Stab or punch'
  if (grip.kind === 'break') return grip.part === 'body' ? 'Break something else' : `Break the ${grip.part}`
  // Whoever goes down in the same moment still does his harm, but holds nobody.
  if (!canAct(standingAt(fight, by))) return undefined
  const own = idAt(fight, by)
  if (grip.kind === 'hold') {
    const already = holdsOn(fight, idAt(fight, target)).some(hold => hold.by === own && hold.kind === grip.hold)
    return already ? undefined : HOLD_LABELS[grip.hold]
  }
  if (grip.kind === 'draw') {
    const knife = knifeToDraw(fight, by)
    return knife === undefined ? undefined : `Take out the ${armAt(fighterAt(fight, by), knife).key}`
  }
  const held = holdsOn(fight, own).length
  return held === 0 ? undefined : `Break free (${held} held)`
}

/** A knife or something smaller, that a hand is free for. */
function knifeToDraw(fight: Fight, by: number): number | undefined {
  const [fighter, one] = [fighterAt(fight, by), standingAt(fight, by)]
  if (freeHand(fighter, one, 1) === undefined) return undefined
  const place = fighter.arms.findIndex(
    ({ kind, hands }, arm) => kind === 'melee' && hands === 1 && one.arms[arm]?.where === 'stowed',
  )
  return place < 0 ? undefined : place
}

function carryOut(ask: Asking, x: Grapple, grip: Grip, mos: number): void {
  if (grip.kind === 'hold') return hold(ask, x, grip.hold, mos)
  if (grip.kind === 'break-holds') return breakHolds(ask, x.by, mos)
  if (grip.kind === 'draw') return drawInGrip(ask, x.by)
  // By how much he got him makes no difference: as a step of its own it is weighed once for all of that.
  return ask.call(harm, { ...x, grip })
}

const place = int({ min: 0, max: MOST_FIGHTERS })

const harm = procedure(
  { id: 'tensided.proc.grapple', title: 'Harm in a grip', given: { by: place, target: place, grip: harmField } },
  (ask: Ask<Fight, FightFact>, { by, target, grip }): void => {
    if (grip.kind === 'strike') return strikeInGrip(ask, { by, target })
    return breakPart(ask, { by, target }, grip.part)
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
function breakPart(ask: Asking, { by, target }: Grapple, part: Limb | 'body'): void {
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
  hit(ask, part === 'body' ? { ...blow, where: ANY } : { ...blow, where: { kind: 'cripple' }, limb: part })
}
