import type { EntryLine, SceneSeen } from '../../../plug-in/screens.ts'
import { spokenOf } from '../../common/log/parts.ts'
import { seenOnce } from '../../common/log/seen-once.ts'
import { SentenceShown } from '../../common/log/sentence.tsx'
import { careerSentence } from '../log/career-line.ts'
import { readCareer } from '../views/career-view.ts'

export interface LineProps {
  readonly line: EntryLine
  readonly scene: SceneSeen | null
}

const nameOf = seenOnce(state => readCareer(state).name, '')

export const CareerLine = ({ line, scene }: LineProps) => (
  <SentenceShown sentence={careerSentence(line.entry, nameOf(scene))} />
)

export const spokenCareer = (line: EntryLine, scene: SceneSeen | null): string =>
  spokenOf(careerSentence(line.entry, nameOf(scene)))
