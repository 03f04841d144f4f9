/**
 * Choices that people made beforehand: who attacks has said already which part of the body to hit. An answer brings them
 * along, and they answer the questions that follow. They are derived from the answers alone, so a play that is taken up
 * again knows them, and one that is replayed needs none: what they answered is an answer like any other.
 */
import type { Answer, PlannedChoice } from '../procedure/answer.ts'
import { isOpen, type Offer } from '../procedure/procedure.ts'

interface Plan {
  /** The question that it came with: when it is asked again, the plan is over. */
  readonly from: string
  readonly left: readonly PlannedChoice[]
}

type Asked = Pick<Offer, 'who' | 'question' | 'subject'>

/** Whether a choice made beforehand is meant for that question. */
export const isMeantFor = ({ question, subject }: PlannedChoice, asked: Omit<Asked, 'who'>): boolean =>
  question === asked.question && (subject === undefined || subject === asked.subject)

export class Plans {
  /** By who made it: one for each person. */
  readonly #plans = new Map<string, Plan>()

  /** The choice made beforehand from that offer, if it is open. */
  planned(offer: Offer): string | undefined {
    const plan = this.#plans.get(offer.who)
    if (plan === undefined || plan.from === offer.question) return undefined
    const choice = plan.left.find(one => isMeantFor(one, offer))?.choice
    return choice !== undefined && isOpen(offer, choice) ? choice : undefined
  }

  /** Follows what was answered: it may bring a plan, use up a part of one, or end it. */
  follow(asked: Asked, answer: Answer): void {
    const { who, question } = asked
    if ('choice' in answer && answer.then !== undefined) this.#plans.set(who, { from: question, left: answer.then })
    else if (this.#plans.size > 0) this.#use(asked, answer)
  }

  #use(asked: Asked, answer: Answer): void {
    const { who, question } = asked
    const plan = this.#plans.get(who)
    if (plan === undefined) return
    const place = plan.left.findIndex(one => isMeantFor(one, asked))
    const used = plan.left[place]
    const otherwise = used !== undefined && !('choice' in answer && answer.choice === used.choice)
    if (question === plan.from || (otherwise && used.ifOffered !== true)) this.#plans.delete(who)
    else if (used !== undefined) this.#plans.set(who, { ...plan, left: plan.left.toSpliced(place, 1) })
  }
}
