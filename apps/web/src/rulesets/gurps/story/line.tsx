import { PlainLine, plainSpoken } from '../../../table/plain/plain-line.tsx'
import { spokenOf } from '../../common/parts.ts'
import { SentenceShown } from '../../common/sentence.tsx'
import type { EntryLine, SceneSeen } from '../../screens.ts'
import { storySentence } from '../log/story-line.ts'
import { readStory, type StoryView } from '../views/story-view.ts'

/** All lines of a scene are told with the same state. */
const read = new WeakMap<object, StoryView>()

function viewOf(scene: SceneSeen | null): StoryView {
  const { state } = scene ?? { state: null }
  if (typeof state !== 'object' || state === null) return readStory(null)
  const known = read.get(state) ?? readStory(state)
  read.set(state, known)
  return known
}

interface LineProps {
  readonly line: EntryLine
  readonly scene: SceneSeen | null
}

/** What is not of the body is told plainly. */
export function StoryLine({ line, scene }: LineProps) {
  const sentence = storySentence(line.entry, viewOf(scene))
  return sentence === undefined ? <PlainLine line={line} /> : <SentenceShown sentence={sentence} />
}

export function spokenStory(line: EntryLine, scene: SceneSeen | null): string {
  const sentence = storySentence(line.entry, viewOf(scene))
  return sentence === undefined ? plainSpoken(line) : spokenOf(sentence)
}
