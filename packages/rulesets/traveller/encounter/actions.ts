/**
 * Naming an action: what may be named, by key, and the rule in the way of what may not.
 *
 *     none   shoot:thug:Revolver   swing:thug:Cutlass   weak:thug:Hands   throw:thug:Dagger   kill:thug:Rifle
 *     draw:Revolver   reload:Revolver   pick:Dagger   fit:Revolver:Silencer   remove:Revolver:Silencer
 *     fix:Rifle   unfix:Rifle   fold:Carbine   unfold:Carbine
 */
import type { Choice, Offer, Refusal, Why } from '@umpire/engine'
import { ammunition } from '../combat/ammunition.ts'
import { coupDeGrace, coupDeGraceBrawling } from '../combat/coup-de-grace.ts'
import { legalActions } from '../combat/legal-actions.ts'
import { rangeMatrix } from '../combat/matrices.ts'
import { standStatus } from '../combat/movement.ts'
import { surpriseAttacks } from '../combat/surprise.ts'
import { throwingBlades } from '../combat/thrown.ts'
import { bayonet } from '../equipment/found-weapons.ts'
import { weaponNamed } from '../equipment/weapon.ts'
import { ACCESSORIES, type AccessoryName, type Range } from '../words.ts'
import type { AttackAction, AttackKind } from './attack.ts'
import { type Fighter, HANDS } from './fighter.ts'
import { ammoIn, type InUse, inUse } from './in-use.ts'
import { remembered } from './keys.ts'
import { bandsApart, rangeBetween, touching } from './positions.ts'
import { type Encounter, fighterAt, present, standingAt } from './state.ts'
import { refusedWork, WORK_KINDS, WORKS, type WorkAction, type WorkKind } from './work.ts'

export type Action = AttackAction | WorkAction | { readonly kind: 'none' }

export const isAttack = (action: Action): action is AttackAction => 'target' in action

const ATTACKS = ['shoot', 'swing', 'weak', 'throw', 'kill'] as const
const isAttackKind = (kind: string): kind is AttackKind => ATTACKS.some(known => known === kind)
const isWorkKind = (kind: string): kind is WorkKind => WORK_KINDS.some(known => known === kind)
const NONE: Action = { kind: 'none' }

/** A key in its parts; the weapon is still a name, because everybody has their own. */
interface Written {
  readonly kind: string
  readonly target: number
  readonly weapon: string
  readonly accessory: AccessoryName | null
  /** What it means for each, by place, as far as it was asked for. */
  readonly meant: (Action | undefined)[]
}

const writtenOf = remembered((roster, key): Written | undefined => {
  const [kind = '', second = '', third = ''] = key.split(':')
  if (!isAttackKind(kind)) {
    return {
      kind,
      target: -1,
      weapon: second,
      accessory: ACCESSORIES.find(known => known === third) ?? null,
      meant: [],
    }
  }
  const target = roster.findIndex(one => one.id === second)
  return target < 0 ? undefined : { kind, target, weapon: third, accessory: null, meant: [] }
})

function weaponPlace({ weapons }: Fighter, key: string): number {
  for (let place = 0; place < weapons.length; place++) if (weapons[place]?.key === key) return place
  return -1
}

/** The action that a key names for somebody; none if it names none. */
function readAction(roster: readonly Fighter[], place: number, key: string): Action | undefined {
  if (key === 'none') return NONE
  const written = writtenOf(roster, key)
  const fighter = roster[place]
  if (written === undefined || fighter === undefined) return undefined
  written.meant[place] ??= meaningOf(written, fighter)
  return written.meant[place]
}

function meaningOf(written: Written, fighter: Fighter): Action | undefined {
  const { kind, target, accessory } = written
  const weapon = weaponPlace(fighter, written.weapon)
  if (isAttackKind(kind)) {
    if (weapon >= 0) return { kind, target, weapon }
    return written.weapon === HANDS ? { kind, target, weapon: null } : undefined
  }
  if (!isWorkKind(kind) || weapon < 0) return undefined
  // What is fitted or taken off has to be named; nothing else is.
  if ((kind === 'fit' || kind === 'remove') !== (accessory !== null)) return undefined
  return { kind, weapon, accessory }
}

/** The action that was chosen. */
export function actionOf(roster: readonly Fighter[], place: number, key: string): Action {
  return readAction(roster, place, key) ?? NONE
}

/** The weapon that has to be drawn for an action; none if it is in hand, or none is needed. */
export function drawnFor(encounter: Encounter, place: number, action: Action): number | null {
  if (!(isAttack(action) || action.kind === 'draw') || action.weapon === null) return null
  const { weapons, hand } = standingAt(encounter, place)
  // Claws and teeth are always in hand.
  if (fighterAt(encounter, place).kind === 'animal' || hand === action.weapon) return null
  return weapons[action.weapon]?.carried === 'thrown' ? null : action.weapon
}

/** Why somebody may not do so; nothing if they may. */
function refusedAction(encounter: Encounter, place: number, action: Action, why: Why): Refusal | undefined {
  if (action.kind === 'none') return undefined
  const one = standingAt(encounter, place)
  const state = action.weapon === null ? undefined : one.weapons[action.weapon]
  if (state?.carried === 'thrown' && action.kind !== 'pick') {
    return { rule: throwingBlades.id, because: 'it was thrown: pick it up first' }
  }
  if (state?.carried === 'fixed') return { rule: bayonet.id, because: 'it is fixed on a gun: take it off first' }
  return isAttack(action) ? refusedAttack(encounter, place, action, why) : refusedWork(encounter, place, action, why)
}

function refusedAttack(encounter: Encounter, place: number, action: AttackAction, why: Why): Refusal | undefined {
  const { party } = fighterAt(encounter, place)
  const { target } = action
  const there = standingAt(encounter, target)
  if (fighterAt(encounter, target).party === party) return { rule: legalActions.id, because: 'attack an enemy' }
  if (!present(there)) return { rule: legalActions.id, because: 'that enemy is gone' }
  if (there.status === 'dead') return { rule: legalActions.id, because: 'that enemy is dead' }
  const barred = barredByStatus(encounter, place, target, why)
  if (barred !== undefined) return barred
  const range = rangeBetween(encounter, place, target, why)
  if (range === null) return { rule: rangeMatrix.id, because: 'beyond every range: close first' }
  const use = inUse(encounter, place, action, why)
  if ('rule' in use) return use
  return refusedUse(action, use, ammoIn(encounter, place, action.weapon), there.status, range, why)
}

/** Standing leaves everything open; other movements by the table of what they allow. */
function barredByStatus(encounter: Encounter, place: number, target: number, why: Why): Refusal | undefined {
  const one = standingAt(encounter, place)
  const { party } = fighterAt(encounter, place)
  if (encounter.surprise !== null) {
    const has_surprise = encounter.surprise === party
    const x = { has_surprise, enemy_has_surprise: !has_surprise, weapon: HANDS, blows_left: one.blows_left }
    if (surpriseAttacks(x, why).attacks_allowed === 0) {
      return { rule: surpriseAttacks.id, because: 'taken by surprise: nothing to be done until it is lost' }
    }
  }
  if (one.movement === 'stand' && one.status === 'active') {
    const x = { bands: bandsApart(encounter, place, target), touching: touching(encounter, place, target) }
    return standStatus({ ...x, movement: 'stand' }, why).attack_allowed
      ? undefined
      : { rule: standStatus.id, because: 'no attack' }
  }
  const { movement, pace, status } = one
  const { attack_allowed } = legalActions({ movement, pace, surprised: false, status }, why)
  if (attack_allowed) return undefined
  const because = movement === 'evade' ? 'who evades makes no attack: stand or walk' : 'who runs makes no attack: walk'
  return { rule: legalActions.id, because }
}

function refusedUse(
  { kind }: AttackAction,
  use: InUse,
  ammo: number,
  target_status: 'active' | 'unconscious' | 'dead',
  range: Range,
  why: Why,
): Refusal | undefined {
  if (kind === 'kill') {
    const x = { weapon: use.weapon, mode: use.mode, ammo, target_status, unresisting: false, range }
    const killing = coupDeGrace(x, why)
    return killing.allowed ? undefined : { rule: coupDeGrace.id, because: killing.because }
  }
  if (kind === 'throw') {
    const x = { weapon: use.weapon, level: use.level, dexterity: 0, range, target_evading: false, referee_dms: [] }
    const thrown = throwingBlades({ ...x, weapon_carried: 'in hand' }, why)
    return thrown.attack_possible ? undefined : { rule: throwingBlades.id, because: thrown.because }
  }
  const { row, accessories, folded } = use
  if (!rangeMatrix({ weapon: row, range, accessories, folded }, why).attack_possible) {
    return { rule: rangeMatrix.id, because: `it cannot be used at ${range.replace('_', ' ')} range` }
  }
  if (use.shot) {
    const x = { weapon: use.weapon, ammo, shots: use.ammo_used, bursts: 0, belt: false }
    const fired = ammunition(x, why)
    return fired.allowed ? undefined : { rule: ammunition.id, because: fired.because }
  }
  // Hands and clubs finish nobody off without throws: a blow at the helpless is special, and may be struck.
  if (target_status !== 'active' && range === 'close' && weaponNamed(row, why).class === 'brawling') {
    const special = coupDeGraceBrawling({ weapon: row, target_status, unresisting: false, range, blows_left: 0 }, why)
    return special.allowed ? undefined : { rule: coupDeGraceBrawling.id, because: special.because }
  }
  return undefined
}

const VERBS: { readonly [kind in AttackKind]: string } = {
  shoot: 'Shoot',
  swing: 'Strike',
  weak: 'Strike weakly',
  throw: 'Throw at',
  kill: 'Finish off',
}

/** What somebody may name: everything there is, the refused with the rule in the way. */
export class ActionOffer implements Offer {
  readonly who: string
  readonly question = 'action'
  readonly place: number
  readonly encounter: Encounter
  readonly #why: Why

  constructor(encounter: Encounter, place: number, why: Why) {
    this.who = fighterAt(encounter, place).id
    this.place = place
    this.encounter = encounter
    this.#why = why
  }

  find(key: string): Choice | undefined {
    const action = readAction(this.encounter.roster, this.place, key)
    return action && this.#choice(key, key, action)
  }

  trust(key: string): string {
    return key
  }

  get choices(): readonly Choice[] {
    return [this.#choice('none', 'Do nothing', NONE), ...this.#attacks(), ...this.#works()]
  }

  #attacks(): readonly Choice[] {
    const { roster } = this.encounter
    const own = fighterAt(this.encounter, this.place)
    const targets = roster.flatMap((one, target) => {
      const there = standingAt(this.encounter, target)
      return one.party !== own.party && present(there) && there.status !== 'dead' ? [{ one, target }] : []
    })
    const weapons = own.weapons.map(({ key, weapon, gun }, place) => ({
      key,
      weapon: place,
      kinds: kindsOf(weapon, gun),
    }))
    const hands = own.kind === 'animal' ? [] : [{ key: HANDS, weapon: null, kinds: STRIKES }]
    return targets.flatMap(({ one, target }) =>
      [...weapons, ...hands].flatMap(({ key, weapon, kinds }) =>
        kinds.map(kind =>
          this.#choice(`${kind}:${one.id}:${key}`, `${VERBS[kind]} ${one.name} with ${key}`, { kind, target, weapon }),
        ),
      ),
    )
  }

  #works(): readonly Choice[] {
    const own = fighterAt(this.encounter, this.place)
    const { weapons } = standingAt(this.encounter, this.place)
    return own.weapons.flatMap(({ key, gun }, weapon) =>
      WORK_KINDS.flatMap(kind => {
        const { says, fits } = WORKS[kind]
        const state = weapons[weapon]
        if (state === undefined || !fits(state, gun)) return []
        const accessories = kind === 'fit' ? ACCESSORIES : kind === 'remove' ? state.accessories : [null]
        return accessories.map(accessory =>
          this.#choice(
            accessory === null ? `${kind}:${key}` : `${kind}:${key}:${accessory}`,
            `${says} ${accessory === null ? key : `${accessory}, ${key}`}`,
            { kind, weapon, accessory },
          ),
        )
      }),
    )
  }

  #choice(key: string, label: string, action: Action): Choice {
    const refused = refusedAction(this.encounter, this.place, action, this.#why)
    return refused === undefined ? { key, label } : { key, label, refused }
  }
}

const STRIKES = ['swing', 'weak'] as const
const GUN_USES = ['shoot', 'swing', 'weak', 'kill'] as const
const BLADE_USES = ['swing', 'weak', 'throw', 'kill'] as const

function kindsOf(weapon: string, gun: boolean): readonly AttackKind[] {
  if (gun) return GUN_USES
  return weapon === 'Club' || weapon === 'bottle' ? STRIKES : BLADE_USES
}
