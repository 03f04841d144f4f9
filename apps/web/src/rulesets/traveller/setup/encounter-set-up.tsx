/** Sets up a fight. Problems are told with their place while it is written; what the rules refuse is told, too. */
import type { Json } from '@umpire/engine'
import { type FormEvent, useState } from 'react'
import '../traveller.css'
import { Button } from '../../../elements/button.tsx'
import { Problem } from '../../../elements/problem.tsx'
import { TextField } from '../../../elements/text-field.tsx'
import { useOdds } from '../odds/use-odds.ts'
import { words } from '../words.ts'
import { type Draft, draftOf, fileOf, newDraft } from './draft.ts'
import { namedProblem, problemsOf } from './draft-problems.ts'
import { EncounterFields } from './encounter-fields.tsx'
import { FileButton } from './file-button.tsx'

const text = words.setUp

interface EncounterSetUpProps {
  readonly start?: Draft
  readonly onReady: (title: string, given: Json) => void
}

export function EncounterSetUp({ start, onReady }: EncounterSetUpProps) {
  const [draft, setDraft] = useState<Draft>(() => start ?? newDraft())
  const [tried, setTried] = useState(false)
  const problems = problemsOf(draft)
  const file = fileOf(draft)
  const { answer, fresh } = useOdds('check', problems.length === 0 ? { kind: 'check', file } : null)
  const refused = fresh && problems.length === 0 ? answer?.problem : undefined
  const begin = (event: FormEvent): void => {
    event.preventDefault()
    setTried(true)
    if (problems.length === 0 && refused === undefined) onReady(draft.title.trim() || text.untitled, file)
  }
  return (
    <form className="set-up-form" onSubmit={begin}>
      <TextField
        label={text.title}
        value={draft.title}
        onChange={title => setDraft({ ...draft, title })}
        placeholder={text.untitled}
        most={100}
      />
      <OpenFile onOpen={setDraft} />
      <EncounterFields draft={draft} onChange={setDraft} />
      {tried &&
        problems.map(({ where, expected }) => (
          <Problem key={`${where} ${expected}`}>{text.problemAt(where, expected)}</Problem>
        ))}
      {refused !== undefined && <Problem>{namedProblem(draft, refused)}</Problem>}
      <div className="row set-up-end">
        <span className="push">
          <Button kind="primary" submit>
            {text.begin}
          </Button>
        </span>
      </div>
    </form>
  )
}

/** An encounter that was saved before, or written for the command line as JSON. */
function OpenFile({ onOpen }: { readonly onOpen: (draft: Draft) => void }) {
  const [bad, setBad] = useState(false)
  const read = async (file: File): Promise<void> => {
    try {
      onOpen(draftOf(JSON.parse(await file.text())))
      setBad(false)
    } catch {
      setBad(true)
    }
  }
  return (
    <>
      <FileButton label={text.open} onRead={files => void Promise.all(files.slice(0, 1).map(read))} />
      {bad && <Problem>{text.problemAt(text.open, text.badEncounter)}</Problem>}
    </>
  )
}
