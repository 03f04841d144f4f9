import { spokenOf } from '../../common/parts.ts'
import { SentenceShown } from '../../common/sentence.tsx'
import type { EntryLine, SceneSeen } from '../../screens.ts'
import { fightSentence } from '../log/fight-line.ts'
import { type FightView, readFight } from '../views/fight-view.ts'

/** All lines of a scene are told with the same state. */
const read = new WeakMap<object, FightView>()

function viewOf(scene: SceneSeen | null): FightView {
  const { state } = scene ?? { state: null }
  if (typeof state !== 'object' || state === null) return readFight(null)
  const known = read.get(state) ?? readFight(state)
  read.set(state, known)
  return known
}

interface LineProps {
  readonly line: EntryLine
  readonly scene: SceneSeen | null
}

export const FightLine = ({ line, scene }: LineProps) => (
  <SentenceShown sentence={fightSentence(line.entry, viewOf(scene))} />
)

export const spokenFight = (line: EntryLine, scene: SceneSeen | null): string =>
  spokenOf(fightSentence(line.entry, viewOf(scene)))
