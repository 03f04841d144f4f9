import { NOBODY } from '../fact/unseen.ts'
import type { Viewer } from '../fact/view.ts'
import type { Question } from './answer.ts'

/** What a seat may see of a question: all of it, or only that somebody is waited for. */
export type QuestionView = Question | { readonly kind: 'waiting'; readonly who?: string }

/** Shows a question to the game master and to who must answer it. A secret roll is the game master's to throw. */
export function viewQuestion(question: Question, seat: Viewer, unseen: ReadonlySet<string> = NOBODY): QuestionView {
  const { who, secret } =
    question.kind === 'choice' ? question : { who: question.about.by, secret: question.about.secret }
  const asked = who !== undefined && seat.actors.includes(who) && !(question.kind === 'roll' && secret)
  if (seat.role === 'gm' || asked) return question
  return who === undefined || secret || unseen.has(who) ? { kind: 'waiting' } : { kind: 'waiting', who }
}
