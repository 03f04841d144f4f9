import type { EntryLine, SceneSeen } from '../../../plug-in/screens.ts'
import { spokenOf } from '../../common/log/parts.ts'
import { seenOnce } from '../../common/log/seen-once.ts'
import { SentenceShown } from '../../common/log/sentence.tsx'
import { fightSentence } from '../log/fight-line.ts'
import { UNSEEN } from '../log/narrator.ts'
import { readFight } from '../views/fight-view.ts'

const viewOf = seenOnce(readFight, UNSEEN)

interface LineProps {
  readonly line: EntryLine
  readonly scene: SceneSeen | null
}

export const FightLine = ({ line, scene }: LineProps) => (
  <SentenceShown sentence={fightSentence(line.entry, viewOf(scene))} />
)

export const spokenFight = (line: EntryLine, scene: SceneSeen | null): string =>
  spokenOf(fightSentence(line.entry, viewOf(scene)))
