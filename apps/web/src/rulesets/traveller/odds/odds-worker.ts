/** Works out odds beside the page, so that it never waits: the rules of Traveller are loaded here alone. */
import { answerAll } from '../../common/worker/at-worker.ts'
import type { OddsAnswer, OddsAsk } from './ask.ts'
import { answerTo, weighAhead } from './odds-answers.ts'

answerAll((ask: OddsAsk): OddsAnswer => {
  const answer = answerTo(ask)
  // When the answer is out already.
  setTimeout(() => weighAhead(ask))
  return answer
})
