/** Works out creatures beside the page: the rules of GULLIVER are loaded here alone. */
import type { Message, Reply } from '../common/desk.ts'
import { answered } from './creature/answers.ts'
import type { CreatureAnswer, CreatureAsk } from './creature/ask.ts'

const reply = (message: Reply<CreatureAnswer>): void => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<Message<CreatureAsk>>) => {
  const { id, ask } = data
  try {
    reply({ id, answer: answered(ask) })
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
