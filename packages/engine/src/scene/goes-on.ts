/** Whether a scene can go on with a value that the game master has changed: a table must never be locked by one. */
import type { Viewer } from '../fact/view.ts'
import { BadInput } from '../field/bad-input.ts'
import type { Json, Path } from '../field/json.ts'
import type { Question } from '../procedure/answer.ts'
import type { Scene } from './scene.ts'

const MASTER: Viewer = { role: 'gm', actors: [] }
const ONLOOKER: Viewer = { role: 'spectator', actors: [] }
/** With this many actors' eyes the scene is looked at. */
const MOST_TRIED = 20

const isFor = (question: Question, { role, actors }: Viewer): boolean =>
  role === 'gm' || (question.kind === 'choice' && actors.includes(question.who))

/** Throws `BadInput` if somebody could not see it any more, or what is asked or comes next fails. */
export function checkGoesOn(scene: Scene, at: Path, value: Json, goThrough: () => void): void {
  try {
    void [scene.over, scene.strangers, scene.startable]
    const players = scene.actors.slice(0, MOST_TRIED).map((actor): Viewer => ({ role: 'player', actors: [actor] }))
    for (const seat of [MASTER, ONLOOKER, ...players]) {
      scene.view(seat)
      for (const asking of scene.asking.filter(({ question }) => isFor(question, seat))) {
        void [scene.asked(asking, seat), scene.proposal(asking, seat)]
      }
    }
    goThrough()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw new BadInput(at.join('.'), `a value that the rest of the scene goes with (${error.message})`, value)
  }
}
