/** The rules in force at a table, ready to be asked by their ids. Only the worker knows them: the page stays small. */
import { type Answer, type Chosen, compose, type Reason, type Ruleset } from '@umpire/engine'
import { choosable, encounterPlay, traveller } from '@umpire/traveller'
import { composedOnce } from '../../common/worker/known.ts'

const RULES = new Map(traveller.rules.map(rule => [rule.id, rule]))

function ruleOf(id: string) {
  const found = RULES.get(id)
  if (found === undefined) throw new Error(`expected a rule of Traveller, got ${id}`)
  return found
}

export class Campaign {
  readonly ruleset: Ruleset
  readonly world: typeof encounterPlay & { readonly ruleset: Ruleset }

  constructor(chosen: Chosen) {
    this.ruleset = compose(choosable, chosen)
    this.world = { ...encounterPlay, ruleset: this.ruleset }
  }
  answer(id: string, given: unknown): Answer {
    return ruleOf(id).answer(given, this.ruleset.silent).answer
  }
  /** A number of an answer by its name; undefined where the rule gives none. */
  number(id: string, given: unknown, name: string): number | undefined {
    const value = this.answer(id, given)[name]
    return typeof value === 'number' ? value : undefined
  }
  text(id: string, given: unknown, name: string): string | undefined {
    const value = this.answer(id, given)[name]
    return typeof value === 'string' ? value : undefined
  }
  explain(id: string, given: unknown): { readonly answer: Answer; readonly reasons: readonly Reason[] } {
    const why = this.ruleset.listen()
    const { answer } = ruleOf(id).answer(given, why)
    return { answer, reasons: why.take() }
  }
}

export const campaignOf = composedOnce(chosen => new Campaign(chosen))
