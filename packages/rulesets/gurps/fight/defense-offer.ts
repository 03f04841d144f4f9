/** The defense that somebody is asked for. */
import type { Choice, Offer } from '@umpire/engine'
import { type Attempt, armAt } from './attempt.ts'
import { type Defense, WORDS } from './defense.ts'
import { type Fight, fighterAt } from './state.ts'

export class DefenseOffer implements Offer {
  readonly who: string
  readonly question = 'defense'
  readonly fight: Fight
  readonly attempt: Attempt
  readonly defenses: readonly Defense[]
  #choices: readonly Choice[] | undefined

  constructor(fight: Fight, attempt: Attempt, defenses: readonly Defense[]) {
    this.who = fighterAt(fight, attempt.target).id
    this.fight = fight
    this.attempt = attempt
    this.defenses = defenses
  }

  get choices(): readonly Choice[] {
    this.#choices ??= [
      ...this.defenses.map(one => ({ key: one.key, label: this.#label(one) })),
      { key: 'none', label: 'Take it' },
    ]
    return this.#choices
  }

  #label({ how, arm, total, retreat }: Defense): string {
    const fighter = fighterAt(this.fight, this.attempt.target)
    const thing = arm === null ? '' : ` with ${armAt(fighter, arm).name.toLowerCase()}`
    return `${WORDS[how]}${thing}${retreat === null ? '' : ', stepping back'} (${total})`
  }

  find(key: string): Choice | undefined {
    return this.choices.find(one => one.key === key)
  }

  trust(key: string): string {
    return key
  }
}
