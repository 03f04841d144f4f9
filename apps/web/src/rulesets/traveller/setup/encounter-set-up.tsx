/** Sets up a fight. Problems are told with their place while it is written; what the rules refuse is told, too. */
import type { Json } from '@umpire/engine'
import { type FormEvent, useState } from 'react'
import { announce } from '../../../elements/controls/announce.tsx'
import { Button } from '../../../elements/controls/button.tsx'
import { dataIn, FileButton } from '../../../elements/fields/file-button.tsx'
import { TextField } from '../../../elements/fields/text-field.tsx'
import { Problem } from '../../../elements/message/problem.tsx'
import { tooLong } from '../../../text/too-long.ts'
import { words as common } from '../../../text/words.ts'
import { OddsFailed } from '../../common/worker/odds-failed.tsx'
import { useOdds } from '../odds/use-odds.ts'
import { type Draft, newDraft } from './draft.ts'
import { draftOf, fileOf } from './draft-file.ts'
import { MOST_TITLE, problemsOf, refusedBy } from './draft-problems.ts'
import { EncounterFields } from './encounter-fields.tsx'
import { setUpWords } from './words.ts'

const text = setUpWords

interface EncounterSetUpProps {
  readonly start?: Draft
  readonly onReady: (title: string, given: Json) => void
  readonly onCancel: () => void
}

export function EncounterSetUp({ start, onReady, onCancel }: EncounterSetUpProps) {
  const [draft, setDraft] = useState<Draft>(() => start ?? newDraft())
  const [tried, setTried] = useState(false)
  const problems = problemsOf(draft)
  const file = fileOf(draft)
  const { answer, fresh, failure } = useOdds('check', problems.length === 0 ? { kind: 'check', file } : null)
  const refused =
    fresh && problems.length === 0 && answer?.problem !== undefined
      ? [refusedBy(draft, answer.problem, answer.rule)]
      : []
  // What the rules refuse is told at once; what is not written yet, when somebody means to begin.
  const shown = tried ? [...problems, ...refused] : refused
  const whole = shown.filter(({ line, side }) => line === undefined && side === undefined)
  const begin = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (problems.length === 0 && refused.length === 0) onReady(draft.title.trim() || text.untitled, file)
    else announce(text.notYet(problems.length + refused.length), 'assertive')
  }
  return (
    <form className="set-up-form" onSubmit={begin} noValidate>
      <TextField
        label={text.title}
        value={draft.title}
        onChange={title => setDraft({ ...draft, title })}
        placeholder={text.untitled}
        wrong={tooLong(draft.title, MOST_TITLE)}
      />
      <OpenFile onOpen={setDraft} />
      <EncounterFields draft={draft} problems={shown} onChange={setDraft} />
      {whole.map(({ says, rule }) => (
        <Problem key={says} rule={rule}>
          {says}
        </Problem>
      ))}
      <OddsFailed failure={failure} />
      <div className="row set-up-end">
        {shown.length > 0 && <span className="small set-up-not-yet">{text.notYet(shown.length)}</span>}
        <span className="push" />
        <Button onPress={onCancel}>{common.cancel}</Button>
        <Button kind="primary" submit>
          {text.begin}
        </Button>
      </div>
    </form>
  )
}

/** An encounter that was saved before, or written for the command line as JSON. */
function OpenFile({ onOpen }: { readonly onOpen: (draft: Draft) => void }) {
  const [bad, setBad] = useState<string>()
  const read = async (file: File): Promise<void> => {
    const draft = draftOf(await dataIn(file))
    if (draft !== undefined) onOpen(draft)
    setBad(draft === undefined ? text.badEncounter(file.name) : undefined)
  }
  return (
    <>
      <FileButton label={text.open} onRead={files => void Promise.all(files.slice(0, 1).map(read))} />
      {bad !== undefined && <Problem>{bad}</Problem>}
    </>
  )
}
