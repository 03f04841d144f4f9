/** Works out the sheet of a character that is being built, beside the page: the rules of GURPS are loaded here alone. */
import type { Message, Reply } from '../common/desk.ts'
import { answered } from './builder/answers.ts'
import type { BuildAnswer, BuildAsk } from './builder/ask.ts'

const reply = (message: Reply<BuildAnswer>): void => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<Message<BuildAsk>>) => {
  const { id, ask } = data
  try {
    reply({ id, answer: answered(ask) })
  } catch (error) {
    reply({ id, error: error instanceof Error ? error.message : String(error) })
  }
})
