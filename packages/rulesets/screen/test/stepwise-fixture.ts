/** A fight that a test leads answer by answer, looking at it in between. */
import { compose, type PlayAnswer, type Scripted, startPlay } from '@umpire/engine'
import { type Fight, fight, fightPlay } from '@umpire/gurps/fight'
import { screenOptions } from '../option/index.ts'

const answerOf = (one: Scripted): PlayAnswer => {
  if (typeof one === 'number') return { total: one }
  return typeof one === 'string' ? { choice: one } : { faces: one }
}

export function stepwise(start: Fight, options: readonly string[]) {
  const ruleset = compose({ options: screenOptions }, { options, settings: {} })
  const play = startPlay({ ...fightPlay, ruleset }, fight, { seconds: 100 }, start)
  return {
    play,
    /** The question that is open, and whose it is. */
    asked: (): string => {
      const [question] = play.questions
      if (question === undefined) return 'nothing'
      return question.kind === 'choice'
        ? `${question.who}: ${question.question}`
        : `${question.about.by}: ${question.about.purpose}`
    },
    /** Answers, one after the other; dice as faces or totals. */
    answer: (...answers: readonly Scripted[]): void => {
      for (const one of answers) play.answer(answerOf(one))
    },
    of: (id: string) => {
      const found = play.state.standing.find(one => one.id === id)
      if (found === undefined) throw new Error(`there is no ${id}`)
      return found
    },
    /** What was told of attacks: who at whom, against what, and how it came. */
    attacks: () =>
      play.entries.flatMap(({ fact }) =>
        fact?.type === 'attacked'
          ? [
              `${fact.values['who']} ${fact.values['how']} ${fact.values['target']} ${fact.values['effective']} ${fact.values['came']}`,
            ]
          : [],
      ),
  }
}
