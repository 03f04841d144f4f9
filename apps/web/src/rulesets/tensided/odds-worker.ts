/** Works out odds and sight beside the page, so that it never waits: the rules of G&G are loaded here alone. */
import type { Message, Reply } from '../common/desk.ts'
import { answered } from './odds/answers.ts'
import type { OddsAnswer, OddsAsk } from './odds/ask.ts'

const reply = (message: Reply<OddsAnswer>): void => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<Message<OddsAsk>>) => {
  const { id, ask } = data
  try {
    reply({ id, answer: answered(ask) })
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
