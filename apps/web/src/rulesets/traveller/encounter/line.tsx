import type { EntryLine, SceneSeen } from '../../../plug-in/screens.ts'
import { spokenOf } from '../../common/log/parts.ts'
import { seenOnce } from '../../common/log/seen-once.ts'
import { SentenceShown } from '../../common/log/sentence.tsx'
import { encounterSentence, UNSEEN } from '../log/encounter-line.ts'
import { readEncounter } from '../views/encounter-view.ts'

const viewOf = seenOnce(readEncounter, UNSEEN)

export interface LineProps {
  readonly line: EntryLine
  readonly scene: SceneSeen | null
}

export const EncounterLine = ({ line, scene }: LineProps) => (
  <SentenceShown sentence={encounterSentence(line.entry, viewOf(scene))} />
)

export const spokenEncounter = (line: EntryLine, scene: SceneSeen | null): string =>
  spokenOf(encounterSentence(line.entry, viewOf(scene)))
