import type { EntryLine, SceneSeen } from '../../../plug-in/screens.ts'
import { PlainLine, plainSpoken } from '../../../table/plain/plain-line.tsx'
import { spokenOf } from '../../common/log/parts.ts'
import { SentenceShown } from '../../common/log/sentence.tsx'
import { storySentence } from '../log/story-line.ts'

interface LineProps {
  readonly line: EntryLine
  readonly scene: SceneSeen | null
}

/** What is not of the body is told plainly. */
export function StoryLine({ line, scene }: LineProps) {
  const sentence = storySentence(line.entry, scene)
  return sentence === undefined ? <PlainLine line={line} /> : <SentenceShown sentence={sentence} />
}

export function spokenStory(line: EntryLine, scene: SceneSeen | null): string {
  const sentence = storySentence(line.entry, scene)
  return sentence === undefined ? plainSpoken(line) : spokenOf(sentence)
}
