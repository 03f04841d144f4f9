import type { EntryLine, SceneSeen } from '../../../plug-in/screens.ts'
import { spokenOf } from '../../common/log/parts.ts'
import { SentenceShown } from '../../common/log/sentence.tsx'
import { encounterSentence } from '../log/encounter-line.ts'
import { readEncounter } from '../views/encounter-view.ts'

export interface LineProps {
  readonly line: EntryLine
  readonly scene: SceneSeen | null
}

export const EncounterLine = ({ line, scene }: LineProps) => (
  <SentenceShown sentence={encounterSentence(line.entry, readEncounter(scene?.state))} />
)

export const spokenEncounter = (line: EntryLine, scene: SceneSeen | null): string =>
  spokenOf(encounterSentence(line.entry, readEncounter(scene?.state)))
