/** Works out odds beside the page, so that it never waits: the rules of Traveller are loaded here alone. */
import type { Message, Reply } from '../common/desk.ts'
import type { OddsAnswer, OddsAsk } from './odds/ask.ts'
import { answered, weighAhead } from './odds/odds-answers.ts'

const reply = (message: Reply<OddsAnswer>): void => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<Message<OddsAsk>>) => {
  const { id, ask } = data
  try {
    reply({ id, answer: answered(ask) })
    setTimeout(() => weighAhead(ask))
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
