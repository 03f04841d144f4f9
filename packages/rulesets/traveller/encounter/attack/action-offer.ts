/** Naming an action: everything that somebody may name, and what they may not with the rule in the way. */
import type { Choice, Offer, Why } from '@umpire/engine'
import { weaponNamed } from '../../equipment/weapon/weapon.ts'
import { ACCESSORIES } from '../../tables/words.ts'
import { aboutKey, actionNamed, type SaidAction } from '../choice/about.ts'
import type { AttackKind } from '../choice/attack-action.ts'
import { HANDS } from '../state/fighter.ts'
import { type Encounter, fighterAt, present, standingAt } from '../state/state.ts'
import { type Action, NONE, readAction } from './action.ts'
import { refusedAction } from './refused-action.ts'
import { WORK_KINDS, WORKS } from './work.ts'

const VERBS: { readonly [kind in AttackKind]: string } = {
  shoot: 'Shoot',
  swing: 'Strike',
  weak: 'Strike weakly',
  throw: 'Throw at',
  kill: 'Finish off',
}

type Chosen = Choice<string, SaidAction>

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

  find(key: string): Chosen | undefined {
    const said = actionNamed(key)
    const action = readAction(this.encounter.roster, this.place, key)
    return said && action && this.#choice(said, key, action)
  }

  trust(key: string): string {
    return key
  }

  get choices(): readonly Chosen[] {
    return [this.#choice({ kind: 'none' }, 'Do nothing', NONE), ...this.#attacks(), ...this.#works()]
  }

  #attacks(): readonly Chosen[] {
    const { roster } = this.encounter
    const own = fighterAt(this.encounter, this.place)
    const targets = roster.flatMap((one, target) => {
      const there = standingAt(this.encounter, target)
      return one.party !== own.party && present(there) && there.status !== 'dead' ? [{ one, target }] : []
    })
    const weapons = own.weapons.map(({ key, weapon, gun }, place) => ({
      key,
      weapon: place,
      kinds: kindsOf(weapon, gun, this.#why),
    }))
    const hands = own.kind === 'animal' ? [] : [{ key: HANDS, weapon: null, kinds: STRIKES }]
    return targets.flatMap(({ one, target }) =>
      [...weapons, ...hands].flatMap(({ key, weapon, kinds }) =>
        kinds.map(kind =>
          this.#choice({ kind, target: one.id, weapon: key }, `${VERBS[kind]} ${one.name} with ${key}`, {
            kind,
            target,
            weapon,
          }),
        ),
      ),
    )
  }

  #works(): readonly Chosen[] {
    const own = fighterAt(this.encounter, this.place)
    const { weapons } = standingAt(this.encounter, this.place)
    return own.weapons.flatMap(({ key, gun }, weapon) =>
      WORK_KINDS.flatMap(kind => {
        const { says, fits } = WORKS[kind]
        const state = weapons[weapon]
        if (state === undefined || !fits(state, gun)) return []
        if (kind !== 'fit' && kind !== 'remove') {
          return [this.#choice({ kind, weapon: key }, `${says} ${key}`, { kind, weapon, accessory: null })]
        }
        const accessories = kind === 'fit' ? ACCESSORIES : state.accessories
        return accessories.map(accessory =>
          this.#choice({ kind, weapon: key, accessory }, `${says} ${accessory}, ${key}`, { kind, weapon, accessory }),
        )
      }),
    )
  }

  #choice(about: SaidAction, label: string, action: Action): Chosen {
    const refused = refusedAction(this.encounter, this.place, action, this.#why)
    const choice = { key: aboutKey(about), label, about }
    return refused === undefined ? choice : { ...choice, refused }
  }
}

const STRIKES = ['swing', 'weak'] as const
const GUN_USES = ['shoot', 'swing', 'weak', 'kill'] as const
const BLADE_USES = ['swing', 'weak', 'throw', 'kill'] as const

function kindsOf(weapon: string, gun: boolean, why: Why): readonly AttackKind[] {
  if (gun) return GUN_USES
  return weaponNamed(weapon, why).class === 'brawling' ? STRIKES : BLADE_USES
}
