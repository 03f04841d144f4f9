/** The other end of a desk: a worker that answers each question, or says why it cannot. */
import type { Message, Reply } from './desk.ts'
import { messageOf } from './refusal-of.ts'

export function answerAll<Ask, Answer>(answerTo: (ask: Ask) => Answer): void {
  addEventListener('message', ({ data: { id, ask } }: MessageEvent<Message<Ask>>) => {
    const reply = (said: Reply<Answer>): void => postMessage(said)
    try {
      const began = performance.now()
      const answer = answerTo(ask)
      reply({ id, answer, ms: performance.now() - began })
    } catch (error) {
      reply({ id, error: messageOf(error) })
    }
  })
}
