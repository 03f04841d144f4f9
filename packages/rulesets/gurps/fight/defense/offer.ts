/** The defense that somebody is asked for. */
import { type Choice, hushed, lazy, type Offer, type Why } from '@umpire/engine'
import { type Attempt, armAt } from '../attempt/attempt.ts'
import { type Defense, WORDS } from '../attempt/defense.ts'
import type { DefenseAbout } from '../choice/answer.ts'
import { QUESTIONS } from '../choice/questions.ts'
import { type Fight, fighterAt } from '../state/state.ts'
import { barredDefenses } from './barred.ts'

type DefenseChoice = Choice<string, DefenseAbout>
const NONE = 'none'

export class DefenseOffer implements Offer {
  readonly who: string
  readonly question: string
  readonly fight: Fight
  readonly attempt: Attempt
  readonly defenses: readonly Defense[]
  /** It is named before the attack is rolled, and used up whatever comes of that. */
  readonly declares: boolean
  readonly #choices = lazy(() => this.#list())
  readonly #why: Why | undefined

  /** What is barred is told to whoever may hear why: without that, only what is open. */
  constructor(fight: Fight, attempt: Attempt, defenses: readonly Defense[], why?: Why, declares = false) {
    this.who = fighterAt(fight, attempt.target).id
    this.question = declares ? QUESTIONS.declareDefense : QUESTIONS.defense
    this.declares = declares
    this.fight = fight
    this.attempt = attempt
    this.defenses = defenses
    this.#why = why === undefined ? undefined : hushed(why)
  }

  get choices(): readonly DefenseChoice[] {
    return this.#choices()
  }

  #list(): readonly DefenseChoice[] {
    return [
      ...this.defenses.map(one => this.#choice(one)),
      { key: NONE, label: this.#without(), about: { kind: NONE } },
      ...(this.#why === undefined ? [] : barredDefenses(this.fight, this.attempt, this.defenses, this.#why)),
    ]
  }

  #without(): string {
    if (!this.declares) return 'Take it'
    const foe = fighterAt(this.fight, this.attempt.by)
    return `Wait and see what ${foe.name} does with ${armAt(foe, this.attempt.arm).name.toLowerCase()}`
  }

  #choice({ key, how, arm, total, retreat }: Defense): DefenseChoice {
    const fighter = fighterAt(this.fight, this.attempt.target)
    const thing = arm === null ? '' : ` with ${armAt(fighter, arm).name.toLowerCase()}`
    const name = `${WORDS[how]}${thing}${retreat === null ? '' : ', stepping back'}`
    const [q, r] = retreat ?? []
    return {
      key,
      label: `${name} (${total})`,
      about: {
        kind: how,
        name,
        total,
        ...(arm === null ? {} : { arm }),
        ...(q === undefined || r === undefined ? {} : { retreat: { q, r } }),
      },
    }
  }

  /** What is open is found without asking what bars the others. */
  find(key: string): DefenseChoice | undefined {
    const open = this.defenses.find(one => one.key === key)
    return open === undefined ? this.choices.find(one => one.key === key) : this.#choice(open)
  }

  trust(key: string): string {
    return key
  }
}
