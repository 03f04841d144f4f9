/** Which of several fighters an act is done to. */
import type { Choice, Offer } from '@umpire/engine'
import { type About, aboutKey } from '../choice/about.ts'
import { type Fight, fighterAt, idAt } from '../state/state.ts'

export class WhomOffer implements Offer {
  readonly who: string
  readonly question: string
  readonly subject: string | undefined
  readonly secret = true
  readonly choices: readonly Choice<string, About>[]

  constructor(fight: Fight, place: number, question: string, places: readonly number[], subject?: string) {
    this.who = idAt(fight, place)
    this.question = question
    this.subject = subject
    this.choices = places.map(other => {
      const about = { kind: 'person', target: idAt(fight, other) } as const
      return { key: aboutKey(about), label: fighterAt(fight, other).name, about }
    })
  }
}
